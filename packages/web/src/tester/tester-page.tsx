import { verdictWord } from "@aushang/engine/texts";
import { useEffect, useRef, useState } from "preact/hooks";
import type { OpenDialog } from "../app.tsx";
import { LineDialog, Many, Trouble } from "../later.tsx";
import { type KeyWish, useKeys } from "../page/keys.ts";
import { useMedia, useOnline } from "../page/media.ts";
import { Sign } from "../page/sign.tsx";
import { useWords, type Words } from "../page/words.tsx";
import { markedFrom, markedLines } from "../sheet/marked.ts";
import { type Wanted, wantLine } from "../sheet/wanted.ts";
import { readPageAddress } from "../state/address-state.ts";
import type { Answer } from "../state/answer.ts";
import { notePageLine } from "../state/page-history.ts";
import { ADDRESSES_LIMIT } from "../state/pasted.ts";
import { type Stored, withRecent } from "../state/stored.ts";
import { type Tester, useTester } from "../state/use-tester.ts";
import { type Fields, Form } from "./form.tsx";
import { Plate } from "./plate.tsx";
import { type Moves, Result } from "./result.tsx";
import { Examples, Hero, More, Recent } from "./start.tsx";

interface Props {
  readonly stored: Stored;
  readonly change: (part: Partial<Stored>) => void;
  readonly dialog: OpenDialog;
  readonly open: (dialog: OpenDialog) => void;
}

/** Host of a draft as people write it: the scheme only where it is not the usual one. */
function hostOf(origin: string): string {
  return origin.startsWith("https://") ? origin.slice("https://".length) : origin;
}

function textOf(answer: Answer): string {
  const bytes = answer.tested.file?.bytes ?? new Uint8Array();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
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

function useMoves(tester: Tester, fields: Fields, goTo: (line: number) => void, at: number): Moves {
  const { answer, session } = tester;
  const draftOf = (robots: string) => {
    const target = answer?.target;
    if (!target || answer.pathOnly) return { robots };
    return { robots, host: hostOf(target.origin), address: target.target };
  };
  return {
    again: () => void tester.submit(true),
    changeAddress: () => {
      fields.address.current?.focus();
      fields.address.current?.select();
    },
    openDraft: () => {
      if (answer) tester.openDraft(draftOf(textOf(answer)));
    },
    writeDraft: (robots) => tester.openDraft(draftOf(robots)),
    readOther: () => {
      if (answer) tester.testAddress(answer.target.address);
    },
    walk: (by) => {
      const lines = answer ? markedLines(answer.tested) : [];
      const next = markedFrom(lines, at || (answer?.tested.result.line ?? 0), by);
      if (next !== null && session) goTo(next);
    },
  };
}

function focusVerdict(): boolean {
  const verdict = document.getElementById("verdict");
  verdict?.focus();
  return verdict !== null;
}

function useWishes({
  tester,
  fields,
  moves,
  open,
}: {
  tester: Tester;
  fields: Fields;
  moves: Moves;
  open: (dialog: OpenDialog) => void;
}) {
  const { session, answer } = tester;
  const grants: Readonly<Record<KeyWish, () => boolean>> = {
    address: () => {
      moves.changeAddress();
      return true;
    },
    crawler: () => {
      fields.crawler.current?.focus();
      return true;
    },
    draft: () => {
      if (session.mode === "draft") document.getElementById("robots")?.focus();
      else moves.openDraft();
      return true;
    },
    line: () => {
      if (!answer?.tested.file) return false;
      open("line");
      return true;
    },
    help: () => {
      open("keys");
      return true;
    },
    next: () => {
      moves.walk(1);
      return true;
    },
    previous: () => {
      moves.walk(-1);
      return true;
    },
    back: () => {
      if (session.run.kind !== "loading") return focusVerdict();
      tester.cancel();
      return true;
    },
  };
  return (wish: KeyWish): boolean => grants[wish]();
}

function Waiting() {
  return (
    <div class="two" aria-hidden="true">
      <div class="sheet stored skeleton">
        {["a", "b", "c", "d", "e", "f"].map((name) => (
          <span key={name} class={`sk sk-${name}`} />
        ))}
      </div>
    </div>
  );
}

function NoResult({ tester }: { tester: Tester }) {
  const { page } = useWords();
  const { run } = tester.session;
  const again = (): void => void tester.submit(false);
  return (
    <section class="verdict" aria-labelledby="verdict">
      <div class="verdict-in">
        {run.kind === "loading" ? (
          <Plate state={{ kind: "loading", since: run.since }} />
        ) : (
          <Plate
            state={{
              kind: "none",
              why: run.kind === "cancelled" ? page.verdict.cancelled : page.verdict.noServer,
            }}
          />
        )}
        {run.kind === "cancelled" && (
          <div class="facts">
            <p class="say">
              <strong>{page.trouble.cancelledTitle}</strong>
            </p>
            <p class="muted">{page.trouble.cancelledText}</p>
            <p class="btns">
              <button class="btn" type="button" onClick={again}>
                <Sign name="refresh" inline />
                {page.trouble.again}
              </button>
            </p>
          </div>
        )}
      </div>
      {run.kind === "failed" && (
        <Trouble
          failure={run.failure}
          again={again}
          paste={(robots) => tester.openDraft({ robots })}
        />
      )}
      {run.kind === "loading" && <Waiting />}
    </section>
  );
}

function Damaged({ tester }: { tester: Tester }) {
  const { page } = useWords();
  return (
    <section class="state stop" aria-labelledby="damaged">
      <Sign name="error" />
      <h1 id="damaged">{page.draft.damagedTitle}</h1>
      <p>{page.draft.damagedText}</p>
      <div class="btns">
        <button class="btn" type="button" onClick={() => tester.openDraft({})}>
          {page.draft.startEmpty}
        </button>
      </div>
    </section>
  );
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
  return session.mode === "live" && run.kind !== "start" ? <NoResult tester={tester} /> : null;
}

/** The tester: question, verdict, reasons, in live and draft mode. */
export function TesterPage({ stored, change, dialog, open }: Props) {
  const words = useWords();
  const tester = useTester(words.engine.language, (address) =>
    change({ recent: withRecent(stored.recent, address) }),
  );
  const { session, answer } = tester;
  const address = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const crawler = useRef<HTMLInputElement>(null);
  const fields: Fields = { address, crawler };
  const phone = useMedia("(max-width: 640px)");
  const online = useOnline();
  const { wanted, goTo } = useWanted(session.mode === "live");
  const moves = useMoves(tester, fields, goTo, wanted?.line ?? 0);
  useKeys(stored.keys, useWishes({ tester, fields, moves, open }));
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
        toDraft={() => (answer && !start ? moves.openDraft() : tester.openDraft({}))}
      />
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
