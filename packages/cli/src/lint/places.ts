import { lstat } from "node:fs/promises";
import { isAbsolute } from "node:path";
import { asTyped } from "@aushang/engine/tester";
import { glob } from "tinyglobby";
import { oneStdin } from "../input/choice.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";

/** Something that was named to be looked at. */
export type Place =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "stdin" }
  | { readonly kind: "address"; readonly address: string; readonly origin: string };

/**
 * The places that arguments name: `-` is standard input, what begins with a scheme an address (a website without a path
 * stands for its robots.txt), all else a file. A pattern that no file is called by stands for the files that match it,
 * for shells that leave it to us. No file comes twice. Throws a `Refusal` for an address that is none, and for a pattern
 * that matches nothing.
 */
export async function placesFrom(
  session: Session,
  given: readonly string[],
): Promise<readonly Place[]> {
  oneStdin(session, given);
  const places = new Map<string, Place>();
  const add = (key: string, place: Place): void => {
    if (!places.has(key)) places.set(key, place);
  };
  for (const one of given) {
    if (one === "-") add("-", { kind: "stdin" });
    else if (/^[a-z][a-z0-9+.-]*:\/\//i.test(one)) {
      const place = addressFrom(session, one);
      add(`address ${place.address}`, place);
    } else
      for (const path of await filesFrom(session, one)) add(`file ${path}`, { kind: "file", path });
  }
  return [...places.values()];
}

function addressFrom(session: Session, typed: string) {
  const target = asTyped(typed);
  if ("problem" in target)
    throw refuse(session.texts.problem[target.problem]({ given: forDisplay(typed) }));
  const { address, origin, robotsAddress } = target;
  return {
    kind: "address",
    address: target.target === "/" ? robotsAddress : address,
    origin,
  } as const;
}

async function filesFrom(session: Session, typed: string): Promise<readonly string[]> {
  if (!/[*?[\]{}]/.test(typed) || (await isThere(typed))) return [typed];
  const found = await glob(typed, {
    absolute: isAbsolute(typed),
    dot: true,
    expandDirectories: false,
    ignore: OTHERS.filter((name) => !typed.includes(name)).map((name) => `**/${name}/**`),
  });
  // What is to be ignored is sought below the folder of the run; a pattern may begin elsewhere.
  const own = found.filter((path) => !OTHERS.some((name) => isInside(path, name, typed)));
  if (own.length === 0) throw refuse(session.words.lint.noMatch(forDisplay(typed)));
  return own.sort();
}

/** Folders of others' files, left out unless a pattern names them. */
const OTHERS = ["node_modules", ".git"] as const;

const isInside = (path: string, name: string, typed: string): boolean =>
  !typed.includes(name) && path.split(/[/\\]/).includes(name);

async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
}
