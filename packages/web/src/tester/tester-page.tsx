import { verdictWord } from "@aushang/engine/texts";
import { useEffect, useRef, useState } from "preact/hooks";
import type { OpenDialog } from "../app.tsx";
import { Damaged, LineDialog, Many, NoQuestion, NoResult, openComparison } from "../later.tsx";
import { useKeptFocus } from "../page/kept-focus.ts";
import { useKeys } from "../page/keys.ts";
import { useMedia, useOnline } from "../page/media.ts";
import { Sign } from "../page/sign.tsx";
import { useWords, type Words } from "../page/words.tsx";
import { type Wanted, wantLine } from "../sheet/wanted.ts";
import { readPageAddress } from "../state/address-state.ts";
import { notePageLine } from "../state/page-history.ts";
import { ADDRESSES_LIMIT } from "../state/pasted.ts";
import type { Session } from "../state/session.ts";
import { type Stored, withRecent } from "../state/stored.ts";
import { type Tester, useTester } from "../state/use-tester.ts";
import { type Fields, Form } from "./form.tsx";
import { type Moves, useMoves, useWishes } from "./moves.ts";
import { Result } from "./result.tsx";
import { Examples, Hero, More, Recent } from "./start.tsx";

interface Props {
  /** What the page's address asks for. */
  readonly first: Session;
  readonly stored: Stored;
  readonly change: (part: Partial<Stored>) => void;
  readonly dialog: OpenDialog;
  readonly open: (dialog: OpenDialog) => void;
}

function titleOf(tester: Tester, { page, engine }: Words): string {
  const { answer, session } = tester;
  if (session.run.kind === "many") return page.title.many(session.run.rows.length);
  if (!answer || answer.from === "example") {
    return session.mode === "draft" ? page.title.draft : page.title.start;
  }
  const { result } = answer.tested;
  if (answer.from === "draft") return page.title.draft;
  const address = result.address.replace(/^https?:\/\//, "").slice(0, 100);
  return page.title.answer(engine.verdict[verdictWord(result)], address, result.crawler.token);
}

/** The line that was asked for, by a link anywhere on the page, by a key, or by the page's address. */
function useWanted(live: boolean) {
  const [wanted, want] = useState<Wanted | null>(() => {
    const { line } = readPageAddress(location.href);
    return line === null ? null : wantLine(line);
  });
  const goTo = (line: number): void => {
    want(wantLine(line));
    if (live) notePageLine(line);
  };
  const latest = useRef(goTo);
  latest.current = goTo;
  useEffect(() => {
    const clicked = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const line = /^#L(\d+)$/.exec(link?.getAttribute("href") ?? "");
      if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      latest.current(Number(line[1]));
    };
    document.addEventListener("click", clicked);
    return () => document.removeEventListener("click", clicked);
  }, []);
  return { wanted, goTo };
}

/** Where the focus belongs when its place is gone: the text of a draft, else the verdict or what stands for it. */
function placeFor(session: Session): HTMLElement | null {
  const id =
    session.mode === "draft"
      ? session.damaged
        ? "damaged"
        : "robots"
      : session.run.kind === "many"
        ? "many"
        : session.run.kind === "start"
          ? "address"
          : "verdict";
  return document.getElementById(id);
}

function Body({
  tester,
  moves,
  wanted,
  phone,
}: {
  tester: Tester;
  moves: Moves;
  wanted: Wanted | null;
  phone: boolean;
}) {
  const { session, answer } = tester;
  const { run } = session;
  if (session.damaged) return <Damaged tester={tester} />;
  if (session.mode === "live" && run.kind === "many") {
    return (
      <Many
        rows={run.rows}
        left={Math.max(0, session.sent.length - ADDRESSES_LIMIT)}
        crawler={session.crawler}
        only={tester.testAddress}
      />
    );
  }
  if (answer) {
    return <Result tester={tester} answer={answer} moves={moves} wanted={wanted} phone={phone} />;
  }
  if (session.mode === "draft") return <NoQuestion tester={tester} wanted={wanted} />;
  return run.kind === "start" ? null : <NoResult tester={tester} />;
}

/** The tester: question, verdict, reasons, in live and draft mode. */
export function TesterPage({ first, stored, change, dialog, open }: Props) {
  const words = useWords();
  const tester = useTester(first, words.engine.language, (address) =>
    change({ recent: withRecent(stored.recent, address) }),
  );
  const { session, answer } = tester;
  const address = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const crawler = useRef<HTMLInputElement>(null);
  const fields: Fields = { address, crawler };
  const phone = useMedia("(max-width: 640px)");
  const online = useOnline();
  const { wanted, goTo } = useWanted(session.mode === "live");
  const focus = useKeptFocus([session.mode, session.run, answer], () => placeFor(session));
  const moves = useMoves(tester, fields, { goTo, toEditor: focus.ask }, wanted?.line ?? 0);
  const compare = (): void => openComparison(answer);
  useKeys(stored.keys, useWishes({ tester, fields, moves, open, compare }));
  useEffect(() => {
    document.title = titleOf(tester, words);
  });
  const start = session.mode === "live" && session.run.kind === "start";
  return (
    <>
      {start && <Hero />}
      <Form
        tester={tester}
        fields={fields}
        start={start}
        keys={stored.keys}
        recent={stored.recent}
        toEditor={focus.ask}
        toDraft={() => (answer && !start ? moves.turnToDraft() : tester.openDraft({}))}
      />
      {/* Stands here all the time: a screen reader hears only what changes in a line that was there before. */}
      <p class="vh" role="status">
        {session.mode === "live" && session.run.kind === "many"
          ? words.page.many.title(session.run.rows.length, session.crawler)
          : ""}
      </p>
      <div class="wrap">
        {!online && (
          <p class="notice info" role="status">
            <Sign name="info" inline />
            <span>{words.page.trouble.offline}</span>
          </p>
        )}
        {start && (
          <>
            <Recent
              recent={stored.recent}
              choose={tester.testAddress}
              forget={() => change({ recent: [] })}
            />
            <Examples shown={session.example} choose={tester.chooseExample} />
          </>
        )}
        <Body tester={tester} moves={moves} wanted={wanted} phone={phone} />
        {start && <More />}
      </div>
      {dialog === "line" && answer?.tested.file && (
        <LineDialog lines={answer.tested.file.lineCount} go={goTo} close={() => open(null)} />
      )}
    </>
  );
}
