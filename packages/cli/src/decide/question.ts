import { isReadingId, type ReadingId } from "@aushang/engine";

/** One line of `decide`, checked. */
export interface Question {
  readonly id: unknown;
  /** The robots file as text, or in base64. */
  readonly robots: string;
  readonly base64: boolean;
  /** One product token, or several as the reading combines them. */
  readonly agents: string | readonly string[];
  readonly url: string;
  readonly reading: ReadingId;
}

/** Why a line of `decide` has no answer. */
export type LineProblem =
  | "not-utf8"
  | "line-too-long"
  | "not-json"
  | "not-an-object"
  | "robots-missing"
  | "robots-twice"
  | "robots-not-text"
  | "robots-not-base64"
  | "agent-missing"
  | "agent-twice"
  | "agent-not-text"
  | "agent-empty"
  | "url-missing"
  | "url-not-text"
  | "reading-not-text"
  | "reading-unknown";

/** A problem with the value that caused it, named as JSON names kinds of values, or the parser's own words. */
export interface BadLine {
  readonly id: unknown;
  readonly problem: LineProblem;
  readonly detail: string;
}

type Json = Readonly<Record<string, unknown>>;

/** What kind of JSON value it is, in JSON's words. */
function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function isBase64(text: string): boolean {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return BASE64.test(text) && (text.length - padding) % 4 !== 1;
}

type Found<T> = { readonly value: T } | { readonly problem: LineProblem; readonly detail: string };

const refuse = (problem: LineProblem, detail = ""): { problem: LineProblem; detail: string } => ({
  problem,
  detail,
});

function robotsOf(json: Json): Found<string> {
  const text = json.robots;
  const base64 = json.robotsBase64;
  if (text !== undefined && base64 !== undefined) return refuse("robots-twice");
  if (text === undefined && base64 === undefined) return refuse("robots-missing");
  const value = text ?? base64;
  if (typeof value !== "string")
    return refuse("robots-not-text", kindOf(text === undefined ? base64 : text));
  if (text === undefined && !isBase64(value)) return refuse("robots-not-base64");
  return { value };
}

function agentsOf(json: Json): Found<string | readonly string[]> {
  const one = json.agent;
  const several = json.agents;
  if (one !== undefined && several !== undefined) return refuse("agent-twice");
  if (one === undefined && several === undefined) return refuse("agent-missing");
  if (one !== undefined)
    return typeof one === "string" ? { value: one } : refuse("agent-not-text", kindOf(one));
  if (!Array.isArray(several)) return refuse("agent-not-text", kindOf(several));
  if (several.length === 0) return refuse("agent-empty");
  const odd = several.find((token) => typeof token !== "string");
  return odd === undefined
    ? { value: several as string[] }
    : refuse("agent-not-text", `array: ${kindOf(odd)}`);
}

/** The question that a JSON value asks, or what is wrong with it. Unknown keys are passed over. */
export function questionOf(value: unknown, defaultReading: ReadingId): Question | BadLine {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return { id: undefined, ...refuse("not-an-object", kindOf(value)) };
  const json = value as Json;
  const id = json.id;
  const robots = robotsOf(json);
  if ("problem" in robots) return { id, ...robots };
  const agents = agentsOf(json);
  if ("problem" in agents) return { id, ...agents };
  const url = json.url;
  if (typeof url !== "string")
    return {
      id,
      ...(url === undefined ? refuse("url-missing") : refuse("url-not-text", kindOf(url))),
    };
  const reading = json.reading ?? defaultReading;
  if (typeof reading !== "string") return { id, ...refuse("reading-not-text", kindOf(reading)) };
  if (!isReadingId(reading)) return { id, ...refuse("reading-unknown", reading) };
  return {
    id,
    robots: robots.value,
    base64: json.robots === undefined,
    agents: agents.value,
    url,
    reading,
  };
}
