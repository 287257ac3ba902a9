/** Everything that a suite can say. */
export const WHOLE = `# What must hold
name: Shop
reading: google
environments:
  production:
    address: https://shop.example
    file: public/robots.txt
  staging:
    address: staging.shop.example/robots.txt
  preview:
checks:
  - crawler: Googlebot
    url: /shoes?sort=price
    expect: disallowed
    line: 14
    group: Googlebot
    why: Sorted lists are endless
  - crawlers: [GPTBot, "*", 360Spider]
    urls:
      - /a
      - https://shop.example/b
    expect: open
    line: none
    reading: 1996
    in: production
  - crawler: every
    except: AdsBot-Google
    all: blocked
    in: [staging, preview]
  - purpose: [ai-training, seo]
    url: /
    expect: disallow
  - status: 200
`;

/** Suites that are valid YAML and no suites. */
export const BROKEN: readonly string[] = [
  "[]",
  "name: A",
  "checks: []",
  "checks: [{}]",
  "checks: [{url: /a}]",
  "checks: [{crawler: A}]",
  "checks: [{expect: allowed}]",
  "checks: [{crawler: A, url: /a}]",
  "checks: [{crawler: A, url: /a, expect: maybe}]",
  "checks: [{crawler: A, urls: [], expect: allowed}]",
  "checks: [{crawler: [], url: /a, expect: allowed}]",
  "checks: [{crawlr: A, url: /a, expect: allowed}]",
  "checks: [{crawler: A, url: /a, expect: allowed, line: 0}]",
  "checks: [{crawler: A, url: /a, expect: allowed, reading: rfc}]",
  "checks: [{status: 99}]",
  "checks: [{status: gone}]",
  "checks: [{purpose: ai, all: allowed}]",
  "checks: [{crawler: A, all: yes}]",
  "adress: a.example\nchecks: [{status: 200}]",
  "environments: {}\nchecks: [{status: 200}]",
  "environments: {a: {fil: b}}\nchecks: [{status: 200}]",
  // What follows a schema cannot see, or an editor would show badly.
  "checks: [{crawler: A, url: 'ftp://a.example/', expect: allowed}]",
  "checks: [{crawler: 'a:b', url: /a, expect: allowed}]",
  "checks: [{crawler: A, url: /a, expect: allowed, in: staging}]",
  "checks: [{crawler: A, crawlers: B, url: /a, expect: allowed}]",
  "checks: [{crawler: A, except: B, url: /a, expect: allowed}]",
  "file: a\nenvironments: {a: }\nchecks: [{status: 200}]",
];
