import type { Suite, SuitePlace, SuiteSource } from "@aushang/engine/suites";
import { asTyped, type Target } from "@aushang/engine/tester";
import { Type } from "typebox";
import { serverProblem } from "../problem.ts";
import { CheckAnswer } from "../schemas/checks.ts";
import { FILE_PROPERTIES, ONE_FILE_OR_NONE } from "../schemas/files.ts";
import { text } from "../schemas/parts.ts";
import { sourcesOf } from "../tester/sources.ts";
import type { Admitted } from "../work/admission.ts";
import { Faults } from "./faults.ts";
import { type NamedFile, readAnyFile } from "./files.ts";
import { operation } from "./operation.ts";

/** `POST /api/v1/check`. */
export const check = operation({
  name: "check",
  summary: "Whether a robots.txt holds to a suite of checks",
  description:
    "Runs a suite on the file that comes with it, on the live file of `address`, or else on the live sites that the suite names. A robots.txt that cannot be had is a result here: its checks are `not-readable`, unless they ask for just that. Files that a suite names by path are not read.",
  body: Type.Object(
    {
      suite: Type.Unsafe<unknown>({}),
      environment: Type.Optional(text("The one of the suite's environments that is meant.")),
      ...FILE_PROPERTIES,
    },
    { additionalProperties: false },
  ),
  shown: {
    properties: {
      suite: {
        anyOf: [{ type: "string" }, { type: "object" }],
        description: "A suite: YAML or JSON as text, or JSON as it is.",
      },
    },
    rules: ONE_FILE_OR_NONE,
  },
  answer: CheckAnswer,
  examples: {
    given: {
      summary: "A suite and a text",
      value: {
        suite:
          "checks:\n  - crawler: Googlebot\n    url: /shoes\n    expect: allowed\n  - crawler: every\n    all: disallowed\n",
        robots: "User-agent: *\nDisallow: /cart/\n",
      },
    },
    live: {
      summary: "A suite as JSON, on the site that it names",
      value: {
        suite: {
          address: "https://shop.example",
          checks: [{ crawler: "Googlebot", url: "/shoes", expect: "allowed" }],
        },
      },
    },
  },
  serve: async (body, admitted, pool) => {
    const faults = new Faults();
    const named = readAnyFile(body, "", faults);
    const written = textOf(body.suite, faults);
    faults.settle();
    const suite = await pool.run("suite", { text: written }, admitted);
    const wanted = wantedBy(suite, body.environment, named === "none" ? null : named, faults);
    faults.settle();
    const sources = await sourcesFor(wanted, body.fresh ?? false, admitted);
    return pool.run("check", { suite, sources }, admitted);
  },
});

/** How deep a suite sent as JSON may be nested: more than any suite is, and too little to take long to write. */
const DEPTH = 8;

function textOf(suite: unknown, faults: Faults): string {
  if (typeof suite === "string") return suite;
  if (suite === null || typeof suite !== "object")
    faults.add({ pointer: "/suite", code: "wrong-type", args: { expected: "string" } });
  else if (!isFlat(suite, DEPTH)) faults.add({ pointer: "/suite", code: "too-deep", args: null });
  else return JSON.stringify(suite, null, 2);
  return "";
}

function isFlat(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== "object") return true;
  return depth > 0 && Object.values(value).every((one) => isFlat(one, depth - 1));
}

/** A robots.txt that a suite is to be held against: the octets, or the site. */
interface Wanted extends Omit<SuiteSource, "source"> {
  readonly from: Uint8Array | Target;
}

function wantedBy(
  { places: all }: Suite,
  environment: string | undefined,
  named: NamedFile | null,
  faults: Faults,
): readonly Wanted[] {
  const known = all.flatMap((place) => place.environment ?? []).join(", ");
  const places =
    environment === undefined ? all : all.filter((place) => place.environment === environment);
  const [place] = places;
  if (place === undefined) {
    faults.add({ pointer: "/environment", code: "environment-unknown", args: { known } });
    return [];
  }
  if (named !== null) {
    if (places.length > 1)
      faults.add({ pointer: "/environment", code: "environment-needed", args: { known } });
    return [besideSuite(place, named)];
  }
  const live = places.flatMap((one) => liveAt(one));
  if (live.length === 0) faults.add({ pointer: "/suite", code: "source-missing", args: null });
  return live;
}

function besideSuite({ environment, origin }: SuitePlace, named: NamedFile): Wanted {
  if (named.kind === "given") return { environment, name: "robots.txt", origin, from: named.bytes };
  const { target } = named;
  return { environment, name: target.robotsAddress, origin: target.origin, from: target };
}

function liveAt({ environment, origin }: SuitePlace): readonly Wanted[] {
  if (origin === null) return [];
  const target = asTyped(origin);
  if ("problem" in target) return [];
  return [{ environment, name: target.robotsAddress, origin, from: target }];
}

async function sourcesFor(
  wanted: readonly Wanted[],
  fresh: boolean,
  { desk, caller, signal }: Admitted,
): Promise<readonly SuiteSource[]> {
  const targets = wanted.flatMap(({ from }) => (from instanceof Uint8Array ? [] : [from]));
  const sources = await sourcesOf({ targets, given: null, fresh }, desk, caller);
  if (signal.aborted) throw serverProblem("stopping", null);
  return wanted.map(({ environment, name, origin, from }) => ({
    environment,
    name,
    origin,
    source:
      from instanceof Uint8Array
        ? {
            kind: "given",
            bytes: from,
            ...(origin === null ? {} : { address: `${origin}/robots.txt` }),
          }
        : (sources.get(from.origin) ?? { kind: "not-fetched", reason: "cancelled" }),
  }));
}
