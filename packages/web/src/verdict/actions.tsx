import { openComparison } from "../compare/hand-over.ts";
import { CopyButton, useClipboard } from "../page/copy.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import type { Answer } from "../state/answer.ts";
import { LINK_LIMIT } from "../state/draft-link.ts";
import { openTests } from "../tests/hand-over.ts";
import { saveFile } from "../text-files/save-file.ts";

/** What the actions need. */
export interface ActionsProps {
  readonly answer: Answer;
  readonly openDraft: () => void;
  readonly again: () => void;
  /** Text of the draft, for the download. */
  readonly robots: string;
}

function CopyLink({ answer }: { answer: Answer }) {
  const { page } = useWords();
  const { copy, say } = useClipboard();
  return (
    <button
      class="btn plain"
      type="button"
      onClick={() => {
        const tooLong = answer.from === "draft" && location.href.length > LINK_LIMIT;
        if (tooLong) say(page.actions.linkTooLong);
        else
          copy(location.href, page.actions.linkCopied[answer.from === "draft" ? "draft" : "live"]);
      }}
    >
      <Sign name="copy" inline />
      {page.actions.copyLink}
    </button>
  );
}

function First({ answer, openDraft, again, robots }: ActionsProps) {
  const { page } = useWords();
  if (answer.from === "draft") {
    return (
      <button class="btn plain" type="button" onClick={() => saveFile("robots.txt", robots)}>
        <Sign name="file" inline />
        {page.actions.download}
      </button>
    );
  }
  return answer.tested.file ? (
    <button class="btn plain" type="button" onClick={openDraft}>
      <Sign name="edit" inline />
      {page.actions.openDraft}
    </button>
  ) : (
    <button class="btn plain" type="button" onClick={again}>
      <Sign name="refresh" inline />
      {page.actions.again}
    </button>
  );
}

/** What can be done with a result. */
export function Actions(props: ActionsProps) {
  const { page } = useWords();
  const { result } = props.answer.tested;
  return (
    <div class="acts">
      <First {...props} />
      {props.answer.tested.file && (
        <button class="btn plain" type="button" onClick={() => openComparison(props.answer)}>
          <Sign name="differs" inline />
          {page.actions.compare}
        </button>
      )}
      {props.answer.tested.file && (
        <button class="btn plain" type="button" onClick={() => openTests(props.answer)}>
          <Sign name="arrow" inline />
          {page.head.pages.tests}
        </button>
      )}
      <CopyLink answer={props.answer} />
      <CopyButton text={() => JSON.stringify(result, null, 2)} said={page.actions.jsonCopied}>
        <Sign name="json" inline />
        {page.actions.json}
      </CopyButton>
    </div>
  );
}
