import { Type } from "typebox";
import { FileVerdict, orNull, Reading, Sentences, text, whole, words } from "./parts.ts";

const Status = Type.Union([Type.Integer(), words(["readable", "unavailable", "unreachable"])]);
const State = words(["readable", "unavailable", "unreachable", "not-fetched"]);

const Who = Type.Object({
  kind: words(["crawler", "every", "purpose"]),
  name: Type.Optional(Type.String()),
  purpose: Type.Optional(Type.String()),
  except: Type.Optional(Type.Array(Type.String())),
});

const Result = Type.Object({
  state: words(
    ["passed", "failed", "not-readable", "skipped"],
    "`not-readable` is neither a pass nor a failure.",
  ),
  kind: words(["address", "site", "status"]),
  check: whole("Place of its check in the suite, from 0."),
  at: whole("Line of the suite on which that begins."),
  who: orNull(Who),
  url: orNull(Type.String()),
  address: orNull(Type.String()),
  reading: Reading,
  expected: Type.Object({
    verdict: orNull(FileVerdict),
    line: orNull(Type.Union([Type.Integer(), Type.Literal("none")])),
    group: orNull(Type.String()),
    status: orNull(Status),
  }),
  found: orNull(
    Type.Object({
      verdict: orNull(Type.String()),
      basis: orNull(Type.String()),
      line: orNull(Type.Integer()),
      group: orNull(Type.String()),
      status: orNull(Type.Integer()),
      state: State,
    }),
  ),
  differs: Type.Array(words(["verdict", "line", "group", "status"])),
  crawler: orNull(Type.String()),
  breaking: Type.Array(Type.String()),
  unbound: Type.Array(Type.String()),
  proof: orNull(
    Type.Object({
      proven: Type.Boolean(),
      changes: Type.Array(Type.Ref("Change#")),
      limits: Type.Array(Type.Ref("Limit#")),
    }),
  ),
  unreadable: orNull(words(["unreachable", "not-fetched", "other-origin", "not-proven"])),
  why: orNull(text("What the author of the suite says about it.")),
  test: orNull(Type.Ref("TestResult#"), "The whole answer of the tester; null where it passed."),
  sentences: Sentences,
});

/** Answer of `POST /api/v1/check`. */
export const CheckAnswer = Type.Object({
  name: orNull(Type.String()),
  runs: Type.Array(
    Type.Object({
      environment: orNull(Type.String()),
      name: Type.String(),
      source: words(["live", "given"]),
      status: orNull(Type.Integer()),
      state: State,
      results: Type.Array(Result),
    }),
  ),
  counts: Type.Object({
    passed: Type.Integer(),
    failed: Type.Integer(),
    notReadable: Type.Integer(),
    skipped: Type.Integer(),
  }),
});
