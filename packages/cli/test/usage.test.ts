import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InputProblem, ProblemArgs } from "@aushang/engine/texts";
import { en } from "@aushang/engine/texts/en";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { version } from "../src/version.ts";
import { type } from "./console.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aushang-cli-"));
  writeFileSync(join(folder, "empty.txt"), "# nothing\n\n");
  writeFileSync(
    join(folder, "bad.txt"),
    "https://a.example/\nftp://b.example/\n\nhttps://u:p@c.example/\n",
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What standard error says to a use that must be refused: code 2, nothing on standard output. */
async function refused(argv: readonly string[], input = ""): Promise<string> {
  const { code, out, err } = await type(argv, { input });
  expect({ argv, code, out }).toEqual({ argv, code: 2, out: "" });
  expect(err).not.toMatch(/^\s+at /m);
  return err.replaceAll(folder, "FOLDER");
}

/** A message in the engine's own words. */
function said(problem: InputProblem, args: ProblemArgs): string {
  const { title, next } = en.problem[problem](args);
  return `aushang: ${title}\n  ${next}\n`;
}

test.each([
  {
    why: "an unknown command",
    argv: ["tset"],
    says: "aushang: There is no command “tset”\n  Did you mean test? aushang --help lists all commands.\n",
  },
  {
    why: "an unknown command that is like none",
    argv: ["whistle"],
    says: "aushang: There is no command “whistle”\n  aushang --help lists all commands.\n",
  },
  {
    why: "an address in the place of a command",
    argv: ["https://example.com/"],
    says: "aushang: “https://example.com/” is an address, not a command\n  Try: aushang test https://example.com/\n",
  },
  {
    why: "an unknown option",
    argv: ["test", "--jsn", "x"],
    says: "aushang: There is no option --jsn\n  Did you mean --json? aushang test --help lists all options.\n",
  },
  {
    why: "an unknown short option",
    argv: ["decide", "-x"],
    says: "aushang: There is no option -x\n  aushang decide --help lists all options.\n",
  },
  {
    why: "an option without its value",
    argv: ["test", "example.com", "--as"],
    says: "aushang: The option --as <crawler> needs a value\n  aushang test --help shows an example.\n",
  },
  {
    why: "a file name for decide",
    argv: ["decide", "questions.jsonl"],
    says: "aushang: decide takes no file name; it reads standard input\n  Try: aushang decide < questions.jsonl\n",
  },
  {
    why: "too many arguments",
    argv: ["crawlers", "a", "b"],
    says: "aushang: There are more arguments than the command takes\n  aushang crawlers --help shows how it is called.\n",
  },
  {
    why: "an unknown language",
    argv: ["test", "example.com", "--lang", "fr"],
    says: "aushang: There is no language “fr”\n  Choose de, en or da.\n",
  },
  {
    why: "an unknown reading",
    argv: ["test", "example.com", "--reading", "gogle"],
    says: said("reading-unknown", { given: "gogle", nearest: "google" }),
  },
  {
    why: "a crawler that is none",
    argv: ["test", "example.com", "--as", "a:b"],
    says: said("crawler-invalid", { given: "a:b" }),
  },
  {
    why: "an empty place in a list of crawlers",
    argv: ["test", "example.com", "--as", "Googlebot,,GPTBot"],
    says: said("crawler-empty", { given: "" }),
  },
  {
    why: "a crawler in the place of an address",
    argv: ["test", "Bingbot", "--as", "Googlebot"],
    says: "aushang: “Bingbot” is a crawler, not an address\n  Separate several crawlers by commas: --as Googlebot,Bingbot\n",
  },
  {
    why: "another scheme",
    argv: ["test", "ftp://a.example/"],
    says: said("address-scheme", { given: "ftp://a.example/" }),
  },
  {
    why: "a password in the address, which is not repeated",
    argv: ["test", "https://me:secret@a.example/"],
    says: said("address-credentials", { given: "" }),
  },
  {
    why: "an address of 20,000 characters",
    argv: ["test", `https://a.example/${"a".repeat(20_000)}`],
    says: said("address-too-long", { given: "" }),
  },
  {
    why: "nothing on standard input",
    argv: ["test"],
    says: "aushang: There is no address in standard input\n  Write one address per line; lines that begin with # are passed over.\n",
  },
  {
    why: "standard input for two things",
    argv: ["test", "--robots", "-"],
    says: "aushang: Standard input cannot be both the robots file and the list of addresses\n  Give the addresses as arguments or in a list: @addresses.txt\n",
  },
  {
    why: "a robots file that is not there",
    argv: ["test", "/a", "--robots", "no/such/file.txt"],
    says: said("file-not-found", { given: "no/such/file.txt" }),
  },
  {
    why: "a website in the place of a robots file",
    argv: ["test", "https://a.example/", "--robots", "a.example"],
    says: "aushang: There is no file “a.example”\n  For the robots.txt of a website write the scheme too: https://a.example\n",
  },
  {
    why: "a folder in the place of a robots file",
    argv: ["test", "/a", "--robots", tmpdir()],
    says: said("file-unreadable", { given: tmpdir() }),
  },
  {
    why: "a robots address with another scheme",
    argv: ["test", "https://a.example/", "--robots", "ftp://a.example/robots.txt"],
    says: said("address-scheme", { given: "ftp://a.example/robots.txt" }),
  },
  {
    why: "a User-Agent that cannot be sent",
    argv: ["test", "example.com", "--user-agent", "a\r\nX-Injected: 1"],
    says: "aushang: This User-Agent cannot be sent\n  Give 1 to 1,000 printable ASCII characters.\n",
  },
  {
    why: "an unknown purpose",
    argv: ["crawlers", "--purpose", "serach"],
    says: "aushang: There is no purpose “serach”\n  Choose one of: search, other, ai-search, ai-training, ads, monitoring, feed, ai-user, social, seo, archive\n",
  },
  {
    why: "a port that is none",
    argv: ["serve", "--port", "99999"],
    says: "aushang: “99999” is not a port\n  Give a number from 0 to 65535; 0 takes any free port.\n",
  },
  {
    why: "a name that cannot be allowed",
    argv: ["serve", "--allow-address", "localhost"],
    says: "aushang: “localhost” is not an IP address that could be allowed\n  Write 127.0.0.1, 127.0.0.1:8080, ::1 or [::1]:8080.\n",
  },
  {
    why: "an unknown log level",
    argv: ["serve", "--log-level", "loud"],
    says: "aushang: There is no log level “loud”\n  Choose one of: silent, error, warn, info, debug\n",
  },
])("refused with code 2 and a next step: $why", async ({ argv, says }) => {
  expect(await refused(argv)).toBe(says);
});

test("a list without addresses, one that is not there, and one with bad lines", async () => {
  expect(await refused(["test", `@${folder}/empty.txt`])).toContain(
    "There is no address in FOLDER/empty.txt",
  );
  expect(await refused(["test", `@${folder}/none.txt`])).toContain(
    "There is no file “FOLDER/none.txt”",
  );
  const { code, err, out } = await type(["test", `@${folder}/bad.txt`, "--robots", "-", "--json"], {
    input: "User-agent: *\nDisallow: /x",
  });
  expect(code).toBe(2);
  expect(err).toContain(`${folder}/bad.txt, line 2: “ftp://b.example/”`);
  expect(err).toContain(`${folder}/bad.txt, line 4: The address contains a user name or password`);
  expect(err).not.toContain("u:p");
  expect(out.trimEnd().split("\n")).toHaveLength(1);
});

test.each([
  { argv: ["test", "/a", "--as", "--json"], option: "--as <crawler>" },
  { argv: ["test", "/a", "--robots", "--json"], option: "--robots <source>" },
  { argv: ["test", "/a", "--reading", "--all"], option: "--reading <reading>" },
  { argv: ["test", "/a", "--as", "Googlebot", "--as", "-h"], option: "--as <crawler>" },
  { argv: ["crawlers", "--purpose", "--json"], option: "--purpose <purpose>" },
])("an option is not taken for another one's value: $argv", async ({ argv, option }) => {
  expect(await refused(argv)).toBe(
    `aushang: The option ${option} needs a value\n  aushang ${argv[0]} --help shows an example.\n`,
  );
});

test("help for a command that there is not says so, instead of helping with something else", async () => {
  expect(await refused(["help", "crawler"])).toBe(
    "aushang: There is no command “crawler”\n  Did you mean crawlers? aushang --help lists all commands.\n",
  );
  expect(await refused(["help", "--lang", "de", "whistle"])).toContain("Den Befehl „whistle“");
  expect((await type(["help", "decide"])).code).toBe(0);
});

test("of many bad addresses the first twenty are named, the others counted", async () => {
  const { err, code } = await type([
    "test",
    ...Array.from({ length: 30 }, (_, i) => `ftp://h${i}/`),
  ]);
  expect(code).toBe(2);
  expect(err.match(/^aushang: “ftp/gm)).toHaveLength(20);
  expect(err).toContain("aushang: 10 more are wrong.");
});

test.each(["en", "de", "da"])(
  "a proxy that is none is named by its variable, in %s",
  async (lang) => {
    vi.stubEnv("https_proxy", "socks5://name:secret@proxy.example:1080");
    try {
      const said = await refused(["test", "https://shop.example/", "--lang", lang]);
      expect(said).toContain("HTTPS_PROXY");
      expect(said).toContain("SOCKS");
      expect(said).not.toMatch(/secret|must be/);
    } finally {
      vi.unstubAllEnvs();
    }
  },
);

test("without an address at a terminal nobody waits for input", async () => {
  const { code, err } = await type(["test"], { terminal: true });
  expect(code).toBe(2);
  expect(err).toContain("No address was given");
});

test("what was typed cannot write to the terminal through a message", async () => {
  const { err } = await type(["test", "--\u001b[2J\u202e", "x"]);
  expect(err).toContain("--<U+001B>[2J<U+202E>");
});

test("an own token, a near miss and a header are remarked on, and tested all the same", async () => {
  const told = async (as: string) =>
    (await type(["test", "/a", "--robots", "-", "--as", as, "--json"], { input: "" })).err;
  expect(await told("MyBot/2.1")).toBe(
    "MyBot is not in the list of crawlers; it is tested as a token of its own.\n",
  );
  expect(await told("Googelbot")).toBe(
    "Googelbot is not in the list of crawlers; it is tested as a token of its own. Did you mean Googlebot?\n",
  );
  const header =
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)";
  expect(await told(header)).toBe("The User-Agent header names the product token GPTBot.\n");
  expect(await told("*")).toBe("");
});

test("no command: the help on standard error and code 2", async () => {
  const { code, out, err } = await type([]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("Commands:");
});

test("--version is the package's", async () => {
  expect(await type(["--version"])).toEqual({ code: 0, out: `${version()}\n`, err: "" });
});

test("messages come in the language of the locale", async () => {
  const say = async (env: Record<string, string>) =>
    (await type(["tset"], { env })).err.split("\n")[0];
  expect(await say({ LANG: "de_DE.UTF-8" })).toBe("aushang: Den Befehl „tset“ gibt es nicht");
  expect(await say({ LANG: "de_DE.UTF-8", LC_ALL: "da_DK.UTF-8" })).toBe(
    "aushang: Kommandoen ”tset” findes ikke",
  );
  expect(await say({ LC_MESSAGES: "nb_NO.UTF-8", LANG: "C" })).toContain("findes ikke");
  expect(await say({ LC_ALL: "", LANG: "fr_FR.UTF-8" })).toBe(
    "aushang: There is no command “tset”",
  );
  expect((await type(["--lang=de", "tset"])).err).toContain("Den Befehl");
});
