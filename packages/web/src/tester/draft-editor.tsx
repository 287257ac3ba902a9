import { parse } from "@aushang/engine";
import { test } from "@aushang/engine/tester";
import { useMemo } from "preact/hooks";
import { sameOctets } from "../compare/sides.ts";
import { useWords } from "../page/words.tsx";
import { Formatting } from "../proofs/format/formatting.tsx";
import { type Annotation, annotate } from "../sheet/annotate.ts";
import { Editor, OVERLAY_LIMIT } from "../sheet/editor.tsx";
import { markedLines, type RuleMarks } from "../sheet/marked.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { SheetFoot } from "../sheet/sheet-foot.tsx";
import type { Wanted } from "../sheet/wanted.ts";
import type { Answer } from "../state/answer.ts";
import { madeLast } from "../state/session.ts";
import type { Tester } from "../state/use-tester.ts";
import type { Moves } from "./moves.ts";

/** What the draft editor needs. */
export interface DraftEditorProps {
  readonly tester: Tester;
  readonly answer: Answer;
  readonly annotation: Annotation | null;
  readonly moves: Pick<Moves, "walk">;
  readonly wanted: Wanted | null;
  readonly phone: boolean;
  /** What is proven about the rules of the answer's text. */
  readonly marks: RuleMarks | null;
}

const NOTHING = new Uint8Array();

/**
 * Marks for exactly the text in the field. The verdict may lag behind by a moment while somebody types; the marks are
 * drawn behind the letters and may not.
 */
function useLiveMarks(robots: string, answer: Answer): Annotation | null {
  return useMemo(() => {
    if (robots.split("\n", OVERLAY_LIMIT + 1).length > OVERLAY_LIMIT) return null;
    const source = { kind: "given", bytes: robots } as const;
    const { reading } = answer.tested.result;
    const tested = test(answer.target, answer.asked, reading, source, { others: false });
    return annotate({ ...tested, file: tested.file ?? parse(robots) });
  }, [robots, answer]);
}

/** The draft, in a field that is drawn like the sheet it will become. */
export function DraftEditor({
  tester,
  answer,
  annotation,
  moves,
  wanted,
  phone,
  marks: proven,
}: DraftEditorProps) {
  const { page, engine } = useWords();
  const { robots, changedAt } = tester.session;
  const marks = useLiveMarks(robots, answer);
  const { tested } = answer;
  const { result, skipped } = tested;
  const time = new Intl.DateTimeFormat(engine.locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const octets = useMemo(() => new TextEncoder().encode(robots), [robots]);
  const isSettled = useMemo(
    () => marks !== null && proven !== null && sameOctets(tested.file?.bytes ?? NOTHING, octets),
    [marks, proven, octets],
  );
  const about = [
    page.sheet.draft,
    page.sheet.lines(robots === "" ? 0 : robots.replace(/\n$/, "").split("\n").length),
    engine.bytes(octets.length),
    ...(changedAt === null ? [] : [page.sheet.changed(time.format(new Date(changedAt)))]),
  ];
  const noEffect = [...skipped.values()].filter((reason) => reason !== "beyond-limit").length;
  const foot = (
    <SheetFoot
      rules={result.group.rules}
      applies={result.group.token !== null}
      skipped={noEffect}
      marked={markedLines(tested).length}
      walk={moves.walk}
    />
  );
  return (
    <div class="stack">
      <Editor
        text={robots}
        change={tester.edit}
        annotation={marks}
        result={result}
        about={about.join(", ")}
        foot={foot}
        wanted={wanted}
        useless={isSettled ? proven?.useless : undefined}
        unmake={madeLast(tester.session) && tester.unmake}
        tools={<Formatting tester={tester} />}
      />
      {marks === null && annotation && (
        <Sheet
          annotation={annotation}
          result={result}
          look={{
            verdict: result.verdict === "disallowed" ? "blocked" : "open",
            group: result.group.token,
            other: null,
          }}
          kind="stored"
          about={about.join(", ")}
          phone={phone}
          wanted={null}
          mark={proven?.mark}
        />
      )}
    </div>
  );
}

/** What the editor needs without an answer. */
export interface BareEditorProps {
  readonly tester: Tester;
  readonly wanted: Wanted | null;
}

/** The draft alone, without marks: there is no question yet. */
export function BareEditor({ tester, wanted }: BareEditorProps) {
  const { page } = useWords();
  return (
    <Editor
      text={tester.session.robots}
      change={tester.edit}
      annotation={null}
      result={null}
      about={page.sheet.draft}
      wanted={wanted}
    />
  );
}
