import { type SuiteFromOptions, suiteFrom } from "@aushang/engine/suites";
import { statusMeaning } from "@aushang/engine/tester";
import { EXIT, type ExitCode } from "../exit.ts";
import { openFetcher } from "../fetching.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";
import type { Asked } from "./sources.ts";

/** Where the schema is when the command is installed beside the suite. */
const SCHEMA = "node_modules/aushang/schema/suite.schema.json";

/** The robots.txt that is to be written down. */
interface Read extends Pick<SuiteFromOptions, "name" | "file" | "origin" | "status" | "truncated"> {
  readonly bytes: Uint8Array | string;
}

/** `--init`: writes a suite that holds for what a robots.txt says today. 3 where it could not be read. */
export async function writeFirstSuite(session: Session, asked: Asked): Promise<ExitCode> {
  const { words, analysis, output } = session;
  const found = await read(session, asked);
  if (typeof found === "string") {
    session.tell(`aushang: ${words.check.initUnreadable(forDisplay(found))}`);
    return EXIT.unknown;
  }
  const { bytes, ...named } = found;
  const { comments } = analysis.suites;
  const { text, complete } = suiteFrom(bytes, { ...named, comments, schema: SCHEMA });
  await output.write(text);
  if (!complete) session.tell(comments.incomplete);
  return EXIT.ok;
}

/** The file at hand or on a site; its name alone where it could not be had. */
async function read(session: Session, asked: Asked): Promise<Read | string> {
  const { robots, live } = asked;
  const sites = live.map((origin) => `${origin}/robots.txt`);
  if (robots.kind === "address") sites.push(robots.address);
  const [address] = sites;
  if (sites.length + (robots.kind === "given" ? 1 : 0) !== 1)
    throw refuse(session.words.check.initSource());
  if (address !== undefined) return fetched(session, address, asked.userAgent);
  const { name, bytes } = robots as Extract<typeof robots, { kind: "given" }>;
  return name === session.words.usage.standardInput ? { name, bytes } : { name, bytes, file: name };
}

async function fetched(
  session: Session,
  address: string,
  userAgent: unknown,
): Promise<Read | string> {
  const fetcher = await openFetcher(session, userAgent);
  try {
    const outcome = await fetcher.fetch(address, { fresh: true });
    const { state } = statusMeaning(outcome);
    if (state === "unreachable" || state === "not-fetched") return address;
    const isThere = state === "readable";
    return {
      name: address,
      bytes: isThere ? outcome.body : "",
      truncated: isThere && outcome.truncated,
      origin: new URL(address).origin,
      status: outcome.failure === null && outcome.status !== null ? outcome.status : state,
    };
  } finally {
    await fetcher.close();
  }
}
