import type { LintWords } from "./words.ts";

const number = (count: number): string => new Intl.NumberFormat("en-GB").format(count);

const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

const maybe = (nearest: string | null): string =>
  nearest === null ? "" : `Did you mean ${nearest}? `;

/** Words of `lint` in English. */
export const lint: LintWords = {
  failOnUnknown: (given, known) => ({
    title: `There is no level “${given}”`,
    next: `Possible are: ${known}`,
  }),
  fixUnknown: (given) => ({
    title: `There is no way to fix called “${given}”`,
    next: "--fix makes what is proven to change no verdict, --fix=all every other fix too.",
  }),
  fixAddress: (address) => ({
    title: `--fix cannot write to ${address}`,
    next: "Save its robots.txt as a file and fix that.",
  }),
  noMatch: (pattern) => ({
    title: `No file matches ${pattern}`,
    next: "* stands for characters within a name, ** for any folders. node_modules and .git are left out.",
  }),
  config: {
    notUtf8: () => ({
      title: "This is no text in UTF-8",
      next: "Save the configuration as UTF-8.",
    }),
    tooLarge: (limit) => ({
      title: `A configuration of more than ${limit} is not read`,
      next: "See whether this is the right file.",
    }),
    notJson: () => ({
      title: "This is no JSON",
      next: "JSON knows no comments, no comma behind the last value, and only straight double quotes.",
    }),
    notAnObject: (key) => ({
      title: `${key ?? "The configuration"} must be an object`,
      next: 'For example: {"levels": {"rule-dead": "info"}}',
    }),
    notAList: (key) => ({
      title: `${key} must be a list`,
      next: `For example: {"${key}": []}`,
    }),
    keyTwice: (key) => ({
      title: `${key} is there twice`,
      next: "Only one of them would count. Remove the other.",
    }),
    keyUnknown: (key, nearest, known) => ({
      title: `The key “${key}” means nothing here`,
      next: `${maybe(nearest)}Possible are: ${known}`,
    }),
    ruleUnknown: (id, nearest) => ({
      title: `There is no rule “${id}”`,
      next: `${maybe(nearest)}All rules are listed in docs/rules.md.`,
    }),
    valueUnknown: (key, given, known) => ({
      title: `${key} cannot be ${given}`,
      next: `Possible are: ${known}`,
    }),
    addressInvalid: (given) => ({
      title: `address cannot be ${given}`,
      next: "It is the address of the website that the files are for: https://example.com",
    }),
  },
  severity: { error: "error", warning: "warning", info: "info" },
  count: {
    error: (count) => counted(count, "error", "errors"),
    warning: (count) => counted(count, "warning", "warnings"),
    info: (count) => `${number(count)} info`,
  },
  clean: "Nothing found.",
  notRead: "could not be read",
  status: (status) => `status ${status}`,
  provenFix: "Fix, proven to change no verdict",
  choiceFix: "Possible fix, may change verdicts",
  otherFix: "Or",
  more: (count) => `And ${number(count)} more; --format json has all of them.`,
  files: (count) => `${number(count)} files`,
  fixable: (proven, choices) =>
    [
      ...(proven > 0
        ? [`--fix fixes ${counted(proven, "finding", "findings")} and changes no verdict.`]
        : []),
      ...(choices > 0
        ? [
            `--fix=all ${proven > 0 ? "also fixes" : "fixes"} ${counted(choices, "finding", "findings")} and shows the effect.`,
          ]
        : []),
    ].join(" "),
  fixed: (name, count) => `${name}: ${counted(count, "finding", "findings")} fixed`,
  nothingFixed: (name) => `${name}: nothing to fix`,
  effect: (name) => `What the fixes change in ${name}:`,
  draft: (name) => `${name}, fixed`,
};
