/** A file with everything that a sheet can show: two far-apart blocks, candidates, lines without effect. */
export const SHOP = `# shop.example: please read before you crawl
# Contact: crawl@shop.example

User-agent: *
Disallow: /cart/
Disallow: /checkout/
Disallow: /account/
Disallow: /search
Allow: /search/help

# Sorted and filtered lists are duplicates
User-agent: Googlebot
Allow: /shoes
Disallow: /*?sort=
Disallow: /*?color=
Disllow: /checkout/
Disallow: private
Allow: /checkout/help

# AI training
User-agent: GPTBot
User-agent: ClaudeBot
User-agent: CCBot
User-agent: Google-Extended
Disallow: /

User-agent: Bingbot
Disallow: /cart/
Disallow: /*?sort=
Crawl-delay: 5

User-agent: Yandex
Disallow: /cart/
Clean-param: sort /shoes

User-agent: AhrefsBot
User-agent: SemrushBot
Disallow: /

User-agent: Googlebot
Disallow: /internal/
Allow: /internal/press/
Disallow: /*.json$
Disallow: /tmp/

Sitemap: https://www.shop.example/sitemap.xml
`;
