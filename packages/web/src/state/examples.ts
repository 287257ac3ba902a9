/** Name of an example; its words stand in the texts. */
export type ExampleId = "cart" | "pdf" | "bot";

/** A made-up file that surprises people, with the question that shows it. Nothing of it is fetched. */
export interface Example {
  readonly id: ExampleId;
  readonly address: string;
  readonly crawler: string;
  readonly robots: string;
}

/** The examples of the first visit; the first one is shown. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  {
    id: "cart",
    address: "https://shop.example/cart/1",
    crawler: "Googlebot",
    robots: `User-agent: *
Disallow: /cart/
Disallow: /checkout/

User-agent: Googlebot
Disallow: /internal/
`,
  },
  {
    id: "pdf",
    address: "https://shop.example/guide.pdf?v=2",
    crawler: "Bingbot",
    robots: `# Manuals are for customers only
User-agent: *
Disallow: /*.pdf$
Allow: /press/*.pdf$

Sitemap: https://shop.example/sitemap.xml
`,
  },
  {
    id: "bot",
    address: "https://shop.example/news/today",
    crawler: "Bingbot",
    robots: `User-agent: *

# No AI training, please
User-agent: GPTBot
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`,
  },
];
