import { http } from "../../../testdata/server/behaviour.ts";

/** A robots file with most of what a report draws: two blocks of one group, ties, lines without effect. */
export const SHOP = `# The shop
User-agent: *
Disallow: /cart/
Disallow: /search
Allow: /search/help

User-agent: GPTBot
User-agent: CCBot
Disallow: /

# For Google
User-agent: Googlebot
Allow: /shoes
Disallow: /*?sort=
Disallow: shoes.pdf
Crawl-delay: 5

User-agent: Bingbot
Disallow:

Sitemap: https://shop.example/sitemap.xml
Sitemap: https://shop.example/news.xml
Sitemap: https://shop.example/video.xml

User-agent: Googlebot
Disallow: /*?sort=price
Allow: /*?sort=price$
`;

/** Serves the shop's file as text/plain. */
export const shop = http((_request, response) => {
  response.writeHead(200, { "content-type": "text/plain", "cache-control": "max-age=3600" });
  response.end(SHOP);
});
