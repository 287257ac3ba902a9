// Inputs of the benchmarks, made from a fixed seed: the same on every machine.

const WORDS =
  "user page img docs cart news api tag static help blog wiki search login feed css private product archive v1 talk special en de fr tmp admin category id".split(
    " ",
  );

/** Numbers from 0 to 1 in a fixed order. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

const pickFrom = (random, list) => list[Math.floor(random() * list.length)];

/** A site of about 1 KB: one group of some forty rules. */
export function smallFile() {
  const random = randomFrom(1);
  return `# small site\nUser-agent: *\n${Array.from({ length: 38 }, () => mixedRule(random)).join("\n")}\n`;
}

/** A site of about 29 KB: a hundred groups, the asked crawler in none of them. */
export function mediumFile() {
  const random = randomFrom(2);
  let text = "";
  for (let i = 0; i < 109; i++) {
    text += `User-agent: Crawler${String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26))}\n`;
    for (let k = 0; k < 11; k++) text += `${mixedRule(random)}\n`;
    if (i % 7 === 0) text += "Crawl-delay: 5 # slow\n";
    text += "\n";
  }
  return `${text}User-agent: *\n${Array.from({ length: 12 }, () => mixedRule(random)).join("\n")}\n`;
}

/** 20,000 rules of one group, about 520 KB; one in twenty has a star. */
export function largeFile() {
  const random = randomFrom(3);
  const pick = () => pickFrom(random, WORDS);
  let text = "User-agent: *\n";
  for (let i = 0; i < 20_000; i++) {
    const depth = Math.floor(random() * 3);
    const path = `/${[pick(), pick(), pick()].slice(0, depth + 1).join("/")}/${i}`;
    text += `${random() < 0.1 ? "Allow" : "Disallow"}: ${i % 20 === 0 ? `/*/${pick()}${i}$` : path}\n`;
  }
  return text;
}

/** Few rules that make a backtracking matcher try all ways. */
export const HOSTILE_FILE = [
  "User-agent: *",
  "Disallow: /*a*a*a*a*a*a*b",
  "Disallow: /*a*a*a*a*a*a*a*a*a*a*b$",
  "Disallow: /*a*/*a*/*a*/*b",
  "Disallow: /a*aa*aaa*aaaa*b$",
  "Disallow: /*?*a=*a=*a=*b",
  "",
].join("\n");

function mixedRule(random) {
  const pick = () => pickFrom(random, WORDS);
  const kind = random();
  const pattern =
    kind < 0.12
      ? `/*?${pick()}=`
      : kind < 0.24
        ? `/${pick()}/*.${pickFrom(random, ["php", "json", "pdf"])}$`
        : kind < 0.32
          ? `/*/${pick()}/`
          : kind < 0.55
            ? `/${pick()}/${pick()}/${pick()}`
            : kind < 0.8
              ? `/${pick()}/${pick()}/`
              : `/${pick()}`;
  return `${random() < 0.25 ? "Allow" : "Disallow"}: ${pattern}`;
}

/** Ordinary addresses. */
export function addresses(count, numbers = 20_000) {
  const random = randomFrom(4);
  const pick = () => pickFrom(random, WORDS);
  return Array.from({ length: count }, () => {
    const path = [pick(), pick(), pick()].slice(0, 1 + Math.floor(random() * 3)).join("/");
    const number = Math.floor(random() * numbers);
    const tail = random();
    return `https://example.com/${path}${
      tail < 0.3
        ? ""
        : tail < 0.6
          ? `/${number}`
          : tail < 0.8
            ? `?id=${number}&page=2`
            : `/${number}.html`
    }`;
  });
}

/** Addresses of some 2,000 octets that almost match. */
export function hostileAddresses() {
  return Array.from({ length: 200 }, (_, i) => {
    const end = String.fromCharCode(99 + (i % 20));
    const body = ["a".repeat(2000), "a/".repeat(1000), "ac".repeat(1000), "aa/".repeat(660)][i % 4];
    return `https://example.com/${body}${end}`;
  });
}

/** `count` rules of all kinds, as large sites have them: one in seven starred, all different. */
export function mixedRules(count) {
  const random = randomFrom(5);
  const pick = () => pickFrom(random, WORDS);
  const lines = ["User-agent: *"];
  for (let i = 0; i < count; i++) {
    const kind = random();
    const pattern =
      kind < 0.05
        ? `/*/${pick()}${i}$`
        : kind < 0.1
          ? `/*?${pick()}${i}=`
          : kind < 0.15
            ? `/${pick()}/*.${pick()}${i}`
            : `/${pick()}/${pick()}/${i}`;
    lines.push(`${random() < 0.1 ? "Allow" : "Disallow"}: ${pattern}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Addresses for `mixedRules(count)`. */
export function mixedAddresses(count) {
  const random = randomFrom(6);
  const pick = () => pickFrom(random, WORDS);
  const number = () => Math.floor(random() * count);
  return Array.from(
    { length: 1000 },
    () => `https://example.com/${pick()}/${pick()}/${number()}/${pick()}?${pick()}${number()}=x`,
  );
}

/** The shapes that cost most: each a file and addresses. */
export function worstShapes() {
  const random = randomFrom(7);
  const letters = (alphabet, length) =>
    Array.from({ length }, () => pickFrom(random, alphabet)).join("");
  const file = (patterns) => `User-agent: *\n${patterns.map((p) => `Disallow: ${p}`).join("\n")}\n`;
  const numbers = Array.from({ length: 20_000 }, (_, i) => i);
  const many = (make) => Array.from({ length: 50 }, make);
  const ab = (length) => `https://example.com/${letters(["a", "b"], length)}`;
  return {
    "20,000 rules that begin with *": {
      file: file(numbers.map((i) => `*${letters([..."abcdefgh"], 6)}${i}`)),
      addresses: many(() => `https://example.com/${letters([..."abcdefgh"], 40)}`),
    },
    "short segments over two letters, failing at the end": {
      file: file(
        Array.from(
          { length: 13_000 },
          () => `/*${letters(["a", "b"], 3)}*${letters(["a", "b"], 3)}*${letters(["a", "b"], 4)}c`,
        ),
      ),
      addresses: many(() => `${ab(40)}c`),
    },
    "the same, addresses of 2,000 octets": {
      file: file(
        Array.from(
          { length: 13_000 },
          () => `/*${letters(["a", "b"], 3)}*${letters(["a", "b"], 3)}*${letters(["a", "b"], 4)}c`,
        ),
      ),
      addresses: many(() => `${ab(2000)}c`).slice(0, 10),
    },
    "one gram in all rules": {
      file: file(numbers.map((i) => `/*same*${i % 10}${i % 7}*`).slice(0, 20_000)),
      addresses: many(() => `https://example.com/x/same/${letters([..."abcdefgh"], 30)}`),
    },
    "1,000 nested literals": {
      file: file(Array.from({ length: 1000 }, (_, i) => `/${"a".repeat(i + 1)}`)),
      addresses: many(() => `https://example.com/${"a".repeat(1200)}`),
    },
    "one long repetitive segment": {
      file: file([`/*${"ab".repeat(4000)}c`]),
      addresses: many(() => `https://example.com/${"ab".repeat(4000)}`).slice(0, 10),
    },
  };
}
