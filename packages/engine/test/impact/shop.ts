import { createImpact, type ImpactOptions, type ImpactResult } from "../../src/impact/index.ts";

/** Rules for everybody, and a group that closes everything to two crawlers. */
export const PRESENT = `User-agent: *
Disallow: /cart/
Disallow: /old/
Allow: /cart/help

User-agent: GPTBot
User-agent: CCBot
Disallow: /
`;
/** One rule less, one more, and no group of its own for anybody. */
export const DRAFT = `User-agent: *
Disallow: /cart/
Disallow: /*?
`;
/** Where the files are. */
export const SHOP = "https://shop.example";
/** A header of a crawler. */
export const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** A header of another one. */
export const GPTBOT =
  "Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
/** A header of a person. */
export const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36";

/** What is counted for a list of addresses. */
export function ofList(
  addresses: readonly string[],
  options: Partial<ImpactOptions> = {},
): ImpactResult {
  const impact = createImpact({ present: PRESENT, draft: DRAFT, origin: SHOP, ...options });
  for (const address of addresses) impact.add(address);
  return impact.result();
}

/** What was counted for a crawler. */
export function of({ crawlers }: ImpactResult, token: string) {
  const found = crawlers.find((one) => one.crawlers.includes(token));
  if (found === undefined) throw new Error(`${token} was not asked about`);
  return found;
}

/** An amount; as many addresses as requests unless told. */
export const amount = (requests: number, addresses = requests, bytes = 0) => ({
  requests,
  addresses,
  bytes,
});

/** An asker without fallbacks. */
export function asker(token: string) {
  return { token, tokens: [token], obeysStar: true };
}
