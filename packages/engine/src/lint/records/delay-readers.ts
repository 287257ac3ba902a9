/** Crawlers whose operators say, or which are widely reported, to honour Crawl-delay. A test holds it to the registry. */
export const HONOUR_DELAY: ReadonlySet<string> = new Set(
  (
    "Bingbot msnbot Slurp Yeti ClaudeBot Claude-User Claude-SearchBot CCBot Diffbot AhrefsBot AhrefsSiteAudit SemrushBot " +
    "MJ12bot DotBot rogerbot"
  ).split(" "),
);

/** Crawlers whose operators say that they do not read it. */
export const IGNORE_DELAY: ReadonlySet<string> = new Set(
  (
    "Googlebot Googlebot-Image Googlebot-News Googlebot-Video Storebot-Google Google-InspectionTool GoogleOther " +
    "GoogleOther-Image GoogleOther-Video Google-CloudVertexBot Google-Extended AdsBot-Google AdsBot-Google-Mobile " +
    "Mediapartners-Google AdsBot-Google-Mobile-Apps APIs-Google Google-Safety DuplexWeb-Google Yandex YandexBot " +
    "YandexImages YandexMedia YandexDirect YaDirectFetcher YandexMetrika YandexAdditional Amazonbot Amzn-SearchBot Amzn-User"
  ).split(" "),
);
