/** A made-up shop whose file does not say what it should, and what should hold. */
export const EXAMPLE = {
  robots: `User-agent: *
Disallow: /cart/
Allow: /cart/help

User-agent: Googlebot
Allow: /shoes
Disallow: /*?sort=
`,
  suite: `name: Shop
checks:
  - crawler: Googlebot
    url: [/shoes, /shoes/new]
    expect: allowed
    why: Products must be found

  - crawler: [Googlebot, Bingbot]
    url: /cart/1
    expect: disallowed

  - purpose: ai-training
    url: /cart/help
    expect: allowed
`,
} as const;
