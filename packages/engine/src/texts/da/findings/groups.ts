import type { groupRules } from "../../../lint/rules/groups.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref, refs, rules } from "../amounts.ts";
import { list } from "./lists.ts";

const caught = (crawlers: readonly string[]): Text =>
  crawlers.length === 0 ? [] : say` Berørte kendte crawlere: ${list(crawlers)}.`;

/** Danish words for findings on groups. */
export const groups: WordsFor<typeof groupRules> = {
  "rule-before-group": {
    title: "Regler før den første User-agent-linje",
    message: ({ count, pattern }) =>
      count === 1
        ? say`Reglen ${excerpt(pattern)} står før alle User-agent-linjer og gælder ingen. Forventet: en linje som ${code("User-agent: *")} over den.`
        : say`${number(count)} regler står før alle User-agent-linjer og gælder ingen. Forventet: en linje som ${code("User-agent: *")} over dem.`,
    why: say`En regel hører til gruppen over den. Regler uden gruppe springer alle crawlere over.`,
    fixes: {
      "add-star-group": () =>
        say`Sæt ${code("User-agent: *")} over: så gælder reglerne alle uden egen gruppe`,
    },
  },
  "group-empty": {
    title: "En gruppe uden regler",
    message: ({ tokens, hasStar }) =>
      hasStar
        ? say`${list(tokens)}: en gruppe uden nogen regel. Der er alt åbent, og reglerne under ${code("*")} tæller ikke. Forventet: regler, eller et tomt ${code("Disallow:")}, hvis det er meningen.`
        : say`${list(tokens)}: en gruppe uden nogen regel. Forventet: regler, eller et tomt ${code("Disallow:")}, der siger, at alt er åbent.`,
    why: say`En crawler, der er nævnt, læser kun sin egen gruppe. Har den ingen regler, er intet blokeret for den.`,
    fixes: { "say-open": () => say`Sig det med et tomt ${code("Disallow:")}` },
  },
  "group-frees-crawler": {
    title: "En gruppe fritager sin crawler for regler under *",
    message: ({ tokens, crawlers, lost, lines }) =>
      say`Gruppen for ${list(tokens)} fritager for ${lost === 1 ? "en regel" : `${number(lost)} regler`} under ${code("*")}: ${refs(lines)}. Forventet: de samme regler også her, hvis de skal gælde den.${caught(crawlers)}`,
    why: say`En crawler med egen gruppe læser ikke gruppen ${code("*")}. Hvad der kun er blokeret dér, er åbent for den.`,
    fixes: {
      "copy-rules": () => say`Kopiér de manglende regler fra ${code("*")} til denne gruppe`,
    },
  },
  "group-glued": {
    title: "To grupper, der er én",
    message: ({ tokens, crawlers, below, glue, directive, rules: count, line }) => {
      const between = {
        blank: say`en tom linje`,
        comment: say`en regel, der er kommenteret ud`,
        directive: say`${excerpt(directive ?? "")}`,
        sitemap: say`${excerpt(directive ?? "")}`,
      }[glue];
      const effect =
        line === null
          ? say`Sammen med ${excerpt(below)} er det én gruppe.`
          : count === 1
            ? say`Derfor gælder reglen i ${ref(line)}, skrevet til ${excerpt(below)}, også ${list(tokens)}.`
            : say`Derfor gælder ${rules(count)} fra ${ref(line)}, skrevet til ${excerpt(below)}, også ${list(tokens)}.`;
      return say`Mellem ${list(tokens)} og den næste User-agent-linje står kun ${between}, og det afslutter ingen gruppe. ${effect} Forventet: en regel imellem, mindst et tomt ${code("Disallow:")}.${caught(crawlers)}`;
    },
    why: say`User-agent-linjer samles indtil den første Allow eller Disallow. Tomme linjer, kommentarer, Sitemap og Crawl-delay skiller dem ikke. Crawlere, der følger de ældre tekster, ser to grupper her.`,
    fixes: {
      "close-group": ({ tokens }) =>
        say`Luk den første gruppe med et tomt ${code("Disallow:")}: så er alt åbent for ${list(tokens)}`,
      "join-lines": () => say`Fjern det, der står imellem, så det ligner den ene gruppe, det er`,
    },
  },
  "group-split-blank": {
    title: "Tomme linjer i en gruppe",
    message: ({ lost, rules: count }) =>
      say`En tom linje i en gruppe. For nogle crawlere slutter gruppen her, og de mister ${number(lost)} af ${rules(count)}. Forventet: ingen tom linje mellem en User-agent-linje og dens sidste regel.`,
    why: say`RFC 9309 og Google springer tomme linjer over. Yandex og crawlere, der følger teksterne fra 1994 og 1996, afslutter gruppen der.`,
    fixes: { "remove-blank-lines": () => say`Fjern de tomme linjer i gruppen` },
  },
  "group-repeated": {
    title: "Én crawler i flere grupper",
    message: ({ token, groups: count, lines }) =>
      say`${excerpt(token)} er nævnt i ${number(count)} grupper (${refs(lines.map((line) => [line, line]))}). Forventet: én gruppe med alle dens regler.`,
    why: say`RFC 9309 og Google lægger grupperne sammen. Crawlere, der følger de ældre tekster, læser kun den første.`,
    fixes: { merge: () => say`Saml grupperne i den første` },
  },
  "star-group-repeated": {
    title: "Flere grupper for alle",
    message: ({ groups: count, lines }) =>
      say`${code("User-agent: *")} begynder ${number(count)} grupper (${refs(lines.map((line) => [line, line]))}). Forventet: én gruppe med alle regler for alle.`,
    why: say`RFC 9309 og Google lægger grupperne sammen. Yandex tager kun én gruppe ${code("*")}, ældre crawlere kun den første.`,
    fixes: { merge: () => say`Saml grupperne i den første` },
  },
};
