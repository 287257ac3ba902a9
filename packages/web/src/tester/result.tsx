import { parse, type RobotsFile } from "@aushang/engine";
import { type AnswerId, answersFor } from "@aushang/engine/texts";
import { useMemo, useRef, useState } from "preact/hooks";
import {
  AboutCrawler,
  Actions,
  Answers,
  Documented,
  DraftEditor,
  FetchLine,
  FileProofs,
  FlipStep,
  Notes,
  Others,
  Questions,
  ReadingNotice,
  SkippedList,
  StatusAdvice,
} from "../later.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { type Annotation, annotate } from "../sheet/annotate.ts";
import { markedLines, type RuleMarks } from "../sheet/marked.ts";
import { useMarks } from "../sheet/marks.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { SheetFoot } from "../sheet/sheet-foot.tsx";
import type { Wanted } from "../sheet/wanted.ts";
import type { Answer } from "../state/answer.ts";
import type { Session } from "../state/session.ts";
import type { Tester } from "../state/use-tester.ts";
import { Facts } from "../verdict/facts.tsx";
import { type OtherGroup, otherGroupOf } from "../verdict/other-group.ts";
import { Plate } from "../verdict/plate.tsx";
import { Why } from "../why/why.tsx";
import type { Moves } from "./moves.ts";

interface Props {
  readonly tester: Tester;
  readonly answer: Answer;
  readonly moves: Moves;
  readonly wanted: Wanted | null;
  readonly phone: boolean;
}

/** A body that was not read as rules, as lines to look at. */
function bodyOf(session: Session): RobotsFile | null {
  const { run } = session;
  if (run.kind !== "one" || run.source.kind !== "live") return null;
  const { body } = run.source.outcome;
  return body.length > 0 ? parse(body) : null;
}

function useAnnotation({ tester, answer }: Props): Annotation | null {
  const { run } = tester.session;
  return useMemo(() => {
    const { tested } = answer;
    if (tested.file) return annotate(tested);
    return annotate({ ...tested, file: bodyOf(tester.session) });
  }, [answer, run]);
}

interface Drawn extends Props {
  readonly annotation: Annotation | null;
  /** A rule under `*` that would decide otherwise. */
  readonly other: OtherGroup | null;
}

/** What is proven about the rules, once it is known for exactly this answer. */
function useRuleMarks(answer: Answer) {
  const [known, mark] = useState<RuleMarks | null>(null);
  return { marks: known?.of === answer ? known : null, mark };
}

function FileSheet(props: Drawn & { annotation: Annotation; marks: RuleMarks | null }) {
  const { answer, annotation, moves, wanted, phone, other } = props;
  const { page, engine } = useWords();
  const { tested, from } = answer;
  const { result, file, skipped } = tested;
  const look = useMemo(
    () => ({
      verdict: result.verdict === "disallowed" ? ("blocked" as const) : ("open" as const),
      group: result.group.token,
      other: other?.line ?? null,
    }),
    [result, other],
  );
  const noEffect = [...skipped.values()].filter((reason) => reason !== "beyond-limit").length;
  const about = [
    ...(from === "example" ? [page.sheet.example] : file ? [] : [page.sheet.came]),
    page.sheet.lines(annotation.lineCount),
    ...(from === "example" ? [] : [engine.bytes(result.robots.bytes)]),
  ];
  const live = from === "live";
  return (
    <Sheet
      annotation={annotation}
      result={result}
      look={look}
      kind={live && file ? "pinned" : "stored"}
      about={about.join(", ")}
      phone={phone}
      wanted={wanted}
      mark={props.marks?.mark}
      action={
        live ? (
          <a
            class="small"
            href={result.robots.finalAddress}
            target="_blank"
            rel="noopener noreferrer"
          >
            {page.actions.openLive} <Sign name="ext" inline />
          </a>
        ) : (
          <button class="link-btn small" type="button" onClick={moves.openDraft}>
            {page.actions.edit}
          </button>
        )
      }
      foot={
        file && (
          <SheetFoot
            rules={result.group.rules}
            applies={result.group.token !== null}
            skipped={noEffect}
            marked={markedLines(tested).length}
            walk={moves.walk}
          />
        )
      }
    />
  );
}

function Left(props: Drawn) {
  const { answer, moves, annotation, tester } = props;
  const { marks, mark } = useRuleMarks(answer);
  const isDraft = answer.from === "draft";
  if (isDraft || (answer.tested.file && annotation)) {
    return (
      <div class="stack">
        {isDraft || !annotation ? (
          <DraftEditor {...props} marks={marks} />
        ) : (
          <FileSheet {...props} annotation={annotation} marks={marks} />
        )}
        {answer.from !== "example" && (
          <FileProofs
            answer={answer}
            mark={mark}
            test={isDraft ? (typed) => tester.type("address", typed) : tester.testAddress}
          />
        )}
      </div>
    );
  }
  return (
    <StatusAdvice
      answer={answer}
      again={moves.again}
      change={moves.changeAddress}
      paste={() => moves.writeDraft("")}
      write={() => moves.writeDraft("User-agent: *\nDisallow:\n")}
      readOther={moves.readOther}
    />
  );
}

function Right(props: Drawn) {
  const { answer, annotation, moves, tester } = props;
  const { result, file } = answer.tested;
  if (!file) {
    if (answer.from === "draft") {
      return (
        <StatusAdvice
          answer={answer}
          again={moves.again}
          change={moves.changeAddress}
          paste={() => undefined}
          write={() => undefined}
          readOther={moves.readOther}
        />
      );
    }
    return annotation ? <FileSheet {...props} annotation={annotation} marks={null} /> : null;
  }
  const draft = answer.from === "draft";
  return (
    <div class="side">
      <Why result={result} draft={draft}>
        <FlipStep
          answer={answer}
          robots={tester.session.robots}
          make={draft ? tester.make : moves.writeDraft}
        />
      </Why>
      {draft && annotation && (
        <SkippedList annotation={annotation} skipped={answer.tested.skipped} />
      )}
    </div>
  );
}

/** A verdict with its reasons: plate and facts, file beside the steps, other crawlers, short answers. */
export function Result(props: Props) {
  const { tester, answer, moves } = props;
  const { page } = useWords();
  const { result } = answer.tested;
  const annotation = useAnnotation(props);
  const other = useMemo(() => otherGroupOf(answer), [answer]);
  const [asked, ask] = useState<{ readonly id: AnswerId } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useMarks(root);
  const raised = answersFor(result);
  const example = answer.from === "example";
  const shownAddress = answer.pathOnly ? result.target : result.address.replace(/^https?:\/\//, "");
  return (
    <div class="result" ref={root}>
      {!example && <h1 class="vh">{page.title.heading(shownAddress, result.crawler.token)}</h1>}
      <section class="verdict" aria-labelledby="verdict">
        <div class="verdict-in">
          <Plate state={{ kind: "answer", answer }} />
          <Facts answer={answer} other={other} />
          {!example && (
            <Actions
              answer={answer}
              openDraft={moves.openDraft}
              again={moves.again}
              robots={tester.session.robots}
            />
          )}
        </div>
        {answer.from === "live" && <FetchLine result={result} again={moves.again} />}
        <ReadingNotice result={result} choose={tester.chooseReading} />
        <Notes result={result} />
        {!example && <Questions answer={answer} ids={raised} ask={(id) => ask({ id })} />}
      </section>
      <div class={example ? "two even" : "two"}>
        <Left {...props} annotation={annotation} other={other} />
        <Right {...props} annotation={annotation} other={other} />
      </div>
      {!example && (
        <>
          {answer.tested.file ? (
            <Others result={result} choose={tester.chooseCrawler} />
          ) : (
            <Documented robots={result.robots} />
          )}
          <Answers raised={raised} asked={asked} about={<AboutCrawler asked={answer.asked} />} />
        </>
      )}
    </div>
  );
}
