import { parseSync } from "vite";

/** One import or re-export of a module. */
export interface Import {
  readonly specifier: string;
  /** Gone after compiling: `import type`, `export type` or `import("x").T` in a type. */
  readonly typeOnly: boolean;
  /** `import()` at run time. */
  readonly lazy: boolean;
  readonly line: number;
}

/** What the tests of the architecture want to know of a source file. */
export interface Module {
  readonly file: string;
  readonly imports: readonly Import[];
  /** Names of exported declarations without a doc comment directly above. */
  readonly undocumented: readonly string[];
  readonly hasDefaultExport: boolean;
  readonly comments: readonly { readonly text: string; readonly line: number }[];
  readonly lines: number;
}

/** A node of the syntax tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Reads a TypeScript or JavaScript module. Throws when it is no valid source. */
export function readModule(file: string, source: string): Module {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  const body = program.body as unknown as readonly Node[];
  return {
    file,
    imports: findImports(program as unknown as Node, lineAt),
    undocumented: findUndocumented(body, source),
    hasDefaultExport: body.some((node) => node.type === "ExportDefaultDeclaration"),
    comments: comments.map(({ value, start }) => ({ text: value, line: lineAt(start) })),
    lines: source.split("\n").length - (source.endsWith("\n") ? 1 : 0),
  };
}

const STATEMENTS = new Set(["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration"]);

function findImports(program: Node, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = [];
  const add = (node: Node, source: unknown, how: Pick<Import, "typeOnly" | "lazy">) => {
    const specifier = (source as { value?: unknown } | null)?.value;
    if (typeof specifier === "string") found.push({ specifier, line: lineAt(node.start), ...how });
  };
  visit(program, (node) => {
    if (STATEMENTS.has(node.type)) {
      const kind = node.importKind ?? node.exportKind;
      add(node, node.source, { typeOnly: kind === "type", lazy: false });
    }
    if (node.type === "ImportExpression") add(node, node.source, { typeOnly: false, lazy: true });
    if (node.type === "TSImportType")
      add(node, node.source ?? node.argument, { typeOnly: true, lazy: false });
  });
  return found;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, look);
  } else if (typeof value === "object" && value !== null) {
    if (typeof (value as Node).type === "string") look(value as Node);
    for (const child of Object.values(value)) visit(child, look);
  }
}

/**
 * Overloads are documented at the first; names exported in a list, where they are declared; constants that stand in
 * one block, above the first.
 */
function findUndocumented(body: readonly Node[], source: string): string[] {
  const documented = new Set<string>();
  const exported: string[] = [];
  let blockEnd = -1;
  for (const node of body) {
    const isExport =
      node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration";
    const declaration = (isExport ? node.declaration : node) as Node | null;
    const names = declaration === null ? [] : declaredNames(declaration);
    const inBlock = blockEnd >= 0 && source.slice(blockEnd, node.start) === "\n";
    const isDocumented = hasDocComment(source.slice(0, node.start)) || inBlock;
    if (isDocumented) for (const name of names) documented.add(name);
    blockEnd = isDocumented && declaration?.type === "VariableDeclaration" ? node.end : -1;
    if (isExport) exported.push(...names, ...listedNames(node));
  }
  return [...new Set(exported)].filter((name) => !documented.has(name));
}

function declaredNames(declaration: Node): string[] {
  if (declaration.type === "VariableDeclaration") {
    return (declaration.declarations as Node[]).map(
      ({ id }) => (id as { name?: string }).name ?? "(pattern)",
    );
  }
  const name = (declaration.id as { name?: string } | null | undefined)?.name;
  return name === undefined ? [] : [name];
}

function listedNames(node: Node): string[] {
  if (node.source !== null && node.source !== undefined) return [];
  return ((node.specifiers ?? []) as Node[]).map(({ local }) => (local as { name: string }).name);
}

function hasDocComment(before: string): boolean {
  const text = before.trimEnd();
  if (!text.endsWith("*/")) return false;
  return text.slice(text.lastIndexOf("/*")).startsWith("/**");
}
