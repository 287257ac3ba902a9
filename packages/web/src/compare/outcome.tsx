import { askCrawler } from "@aushang/engine/tester";
import { useEffect, useState } from "preact/hooks";
import { Trouble } from "../advice/trouble.tsx";
import { Parts } from "../page/parts.tsx";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { VerdictWord } from "../verdict/verdict-word.tsx";
import { Result } from "./result.tsx";
import type { SideFile, SideId } from "./sides.ts";
import { type Comparing, fieldOf } from "./use-comparison.ts";
import { useCompareWords } from "./words.ts";

function Missing({ ids, comparing }: { ids: readonly SideId[]; comparing: Comparing }) {
  const words = useCompareWords();
  return (
    <section class="state tip" aria-labelledby="missing">
      <Sign name="swap" />
      <h2 id="missing">
        {ids.length === 2 ? words.state.missingTitle : words.state.missingSide[ids[0] ?? "old"]}
      </h2>
      <p>{words.state.missing}</p>
      <div class="btns">
        {ids.map((id) => (
          <button
            key={id}
            class="btn"
            type="button"
            onClick={() => document.getElementById(fieldOf(comparing, id))?.focus()}
          >
            {words.state.give[id]}
          </button>
        ))}
      </div>
    </section>
  );
}

function Closed({
  id,
  file,
  comparing,
}: {
  id: SideId;
  file: SideFile & { kind: "closed" };
  comparing: Comparing;
}) {
  const { engine } = useWords();
  const words = useCompareWords();
  const { meaning, status: code } = file.result.robots;
  const status = engine.status(meaning, code);
  return (
    <section class="state shut" aria-labelledby={`closed-${id}`}>
      <Sign name="closed" />
      <h2 id={`closed-${id}`}>{words.state.notReadable[id]}</h2>
      <p>
        <VerdictWord of={file.result} /> <strong>{status.title}</strong>
      </p>
      <p>
        <Parts text={status.meaning} />
      </p>
      <p class="next">{words.state.notReadableText}</p>
      <div class="btns">
        <button class="btn" type="button" onClick={() => comparing.fetchLive(id, true)}>
          <Sign name="refresh" inline />
          {words.form.again}
        </button>
      </div>
    </section>
  );
}

function Loading({ id, comparing }: { id: SideId; comparing: Comparing }) {
  const words = useCompareWords();
  return (
    <section class="state tip" aria-busy="true">
      <span class="spin" />
      <h2>{words.state.reading[id]}</h2>
      <div class="btns">
        <button class="btn" type="button" onClick={() => comparing.cancel(id)}>
          {words.form.cancel}
        </button>
      </div>
    </section>
  );
}

/** Why a side cannot be compared; nothing for one that can, or that is simply missing. */
function Obstacle({ id, comparing }: { id: SideId; comparing: Comparing }) {
  const file = comparing.files[id];
  switch (file.kind) {
    case "loading":
      return <Loading id={id} comparing={comparing} />;
    case "closed":
      return <Closed id={id} file={file} comparing={comparing} />;
    case "failed":
      return (
        <Trouble
          failure={file.failure}
          again={() => comparing.fetchLive(id)}
          paste={(text) => comparing.change(id, { kind: "draft", text })}
        />
      );
    default:
      return null;
  }
}

/** A live side without a file is compared as an empty one, and that is said. */
function Absent({ id, file }: { id: SideId; file: SideFile }) {
  const words = useCompareWords();
  const { engine } = useWords();
  if (file.kind !== "file" || !file.absent || !file.result) return null;
  const { meaning, status } = file.result.robots;
  return (
    <aside class="notice info" aria-label={words.state.absent[id]}>
      <Sign name="info" inline />
      <div>
        <p class="h">{words.state.absent[id]}</p>
        <p class="muted">
          {engine.status(meaning, status).title}. {words.state.absentText}
        </p>
      </div>
    </aside>
  );
}

/** What came of the comparison, or what is still missing for one. */
export function Outcome({ comparing, damaged }: { comparing: Comparing; damaged: boolean }) {
  const words = useCompareWords();
  const { by, crawlers } = comparing.comparison;
  const { old } = comparing.files;
  const next = by === "file" ? comparing.files.next : old;
  const ids: readonly SideId[] = by === "file" ? ["old", "next"] : ["old"];
  const missing = ids.filter((id) => ["none", "problem"].includes(comparing.files[id].kind));
  const asked = by === "crawler" ? [crawlers.old, crawlers.next] : [crawlers.old];
  const named = by === "file" || asked.every((name) => !("problem" in askCrawler(name)));
  const [told, tell] = useState("");
  const both = named && old.kind === "file" && next.kind === "file";
  useEffect(() => {
    if (!both) document.title = words.title.start;
  }, [both, words]);
  return (
    <>
      {damaged && (
        <aside class="notice warning" aria-label={words.state.damagedTitle}>
          <Sign name="warning" inline />
          <div>
            <p class="h">{words.state.damagedTitle}</p>
            <p class="muted">{words.state.damaged}</p>
          </div>
        </aside>
      )}
      {!both && (
        <div class="page-head">
          <h1 id="result" tabIndex={-1}>
            {words.heading}
          </h1>
          <p class="lede">{words.lead}</p>
        </div>
      )}
      {ids.map((id) => (
        <div key={id}>
          <Obstacle id={id} comparing={comparing} />
          <Absent id={id} file={comparing.files[id]} />
        </div>
      ))}
      {missing.length > 0 && <Missing ids={missing} comparing={comparing} />}
      {both && <Result old={old} next={next} comparing={comparing} tell={tell} />}
      {/* Stands here all the time: a screen reader hears only what changes in a line that was there before. */}
      <p class="vh" role="status">
        {both ? told : ""}
      </p>
    </>
  );
}
