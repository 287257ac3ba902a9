import type { Area, AreaKind } from "./model.ts";

/** A pattern as a kind of addresses that a person recognises, and what is named in it. */
interface Named {
  readonly kind: AreaKind;
  readonly name: string;
}

/** Patterns without stars and a final `$`, and for the readings that know neither. */
function plain(path: string): Named {
  return { kind: path.endsWith("/") ? "folder" : "prefix", name: path };
}

/** Upper and lower case count, so `/*.PDF$` is not what people call PDF files. */
const FILE_TYPE = /^\/?\*\.([a-z0-9]{1,8})\$$/;
/** `/*?sort=`, `/*&sort=price`, `/*?*sort=`: the `=` makes it the whole name, the mark before it tells the place. */
const PARAMETER = /^\/?\*([?&]\*?)([^?&=/*$]+)=([^?&*$]*)$/;
const CONTAINING = /^\/?\*([^*$]+)$/;

/** What a pattern means in words; `wildcards`: whether `*` and a final `$` are special. */
function nameArea(pattern: string, wildcards: boolean): Named {
  if (!wildcards) return plain(pattern);
  // A star at the end, whether or not the end is pinned behind it, says nothing more.
  const core = pattern.replace(/\*+\$?$/, "");
  if (core === "/$") return { kind: "home", name: "" };
  if (!core.includes("*")) {
    return core.endsWith("$") ? { kind: "address", name: core.slice(0, -1) } : plain(core);
  }
  const fileType = FILE_TYPE.exec(core)?.[1];
  if (fileType !== undefined) return { kind: "file-type", name: fileType };
  if (/^\/?\*\?$/.test(core)) return { kind: "query", name: "" };
  const parameter = PARAMETER.exec(core);
  if (parameter !== null) {
    const [, place = "", key = "", value = ""] = parameter;
    return { kind: placeOf(place), name: value === "" ? key : `${key}=${value}` };
  }
  const containing = CONTAINING.exec(core)?.[1];
  if (containing !== undefined) return { kind: "containing", name: containing };
  return { kind: "pattern", name: pattern };
}

function placeOf(mark: string): "first-parameter" | "later-parameter" | "parameter" {
  if (mark === "?") return "first-parameter";
  return mark === "?*" ? "parameter" : "later-parameter";
}

const ORDER: readonly AreaKind[] = [
  "home",
  "folder",
  "prefix",
  "address",
  "file-type",
  "query",
  "parameter",
  "first-parameter",
  "later-parameter",
  "containing",
  "pattern",
];

/** Rules as kinds of addresses, each with its names: the shortest first, which take most; every name once. */
export function areasOf(
  rules: readonly { readonly line: number; readonly pattern: string }[],
  wildcards: boolean,
): readonly Area[] {
  const byKind = new Map<AreaKind, Map<string, number>>();
  for (const { line, pattern } of rules) {
    const { kind, name } = nameArea(pattern, wildcards);
    const names = byKind.get(kind) ?? new Map<string, number>();
    byKind.set(kind, names);
    if (!names.has(name)) names.set(name, line);
  }
  joinPlaces(byKind);
  return ORDER.flatMap((kind) => {
    const found = [...(byKind.get(kind) ?? [])].sort(([a], [b]) => a.length - b.length);
    if (found.length === 0) return [];
    const isNamed = kind !== "home" && kind !== "query";
    return [
      {
        kind,
        names: isNamed ? found.map(([name]) => name) : [],
        lines: found.map(([, line]) => line),
      },
    ];
  });
}

/** A parameter that is named both as the first one and as a later one is named in every place. */
function joinPlaces(byKind: Map<AreaKind, Map<string, number>>): void {
  const first = byKind.get("first-parameter");
  const later = byKind.get("later-parameter");
  if (first === undefined || later === undefined) return;
  const anywhere = byKind.get("parameter") ?? new Map<string, number>();
  for (const [name, line] of [...first]) {
    const other = later.get(name);
    if (other === undefined) continue;
    first.delete(name);
    later.delete(name);
    if (!anywhere.has(name)) anywhere.set(name, Math.min(line, other));
  }
  byKind.set("parameter", anywhere);
}
