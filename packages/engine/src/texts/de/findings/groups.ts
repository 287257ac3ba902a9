import type { groupRules } from "../../../lint/rules/groups.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref, refs, rules } from "../amounts.ts";
import { list } from "./lists.ts";

const caught = (crawlers: readonly string[]): Text =>
  crawlers.length === 0 ? [] : say` Betroffene bekannte Crawler: ${list(crawlers)}.`;

/** German words for findings on groups. */
export const groups: WordsFor<typeof groupRules> = {
  "rule-before-group": {
    title: "Regeln vor der ersten User-agent-Zeile",
    message: ({ count, pattern }) =>
      count === 1
        ? say`Die Regel ${excerpt(pattern)} steht vor jeder User-agent-Zeile und gilt für niemanden. Erwartet: eine Zeile wie ${code("User-agent: *")} darüber.`
        : say`${number(count)} Regeln stehen vor jeder User-agent-Zeile und gelten für niemanden. Erwartet: eine Zeile wie ${code("User-agent: *")} darüber.`,
    why: say`Eine Regel gehört zur Gruppe über ihr. Regeln ohne Gruppe übergeht jeder Crawler.`,
    fixes: {
      "add-star-group": () =>
        say`${code("User-agent: *")} darüber setzen: Dann gelten die Regeln für alle ohne eigene Gruppe`,
    },
  },
  "group-empty": {
    title: "Eine Gruppe ohne Regeln",
    message: ({ tokens, hasStar }) =>
      hasStar
        ? say`${list(tokens)}: eine Gruppe ohne jede Regel. Dort ist alles offen, und die Regeln unter ${code("*")} zählen nicht. Erwartet: Regeln, oder ein leeres ${code("Disallow:")}, wenn das so gemeint ist.`
        : say`${list(tokens)}: eine Gruppe ohne jede Regel. Erwartet: Regeln, oder ein leeres ${code("Disallow:")}, das sagt, dass alles offen ist.`,
    why: say`Ein Crawler, der genannt ist, liest nur seine eigene Gruppe. Hat sie keine Regeln, ist für ihn nichts gesperrt.`,
    fixes: {
      "say-open": () => say`Mit einem leeren ${code("Disallow:")} sagen, dass alles offen ist`,
    },
  },
  "group-frees-crawler": {
    title: "Eine Gruppe befreit ihren Crawler von Regeln unter *",
    message: ({ tokens, crawlers, lost, lines }) =>
      say`Die Gruppe für ${list(tokens)} befreit von ${lost === 1 ? "einer Regel" : `${number(lost)} Regeln`} unter ${code("*")}: ${refs(lines)}. Erwartet: dieselben Regeln auch hier, wenn sie dort gelten sollen.${caught(crawlers)}`,
    why: say`Ein Crawler mit eigener Gruppe liest die Gruppe ${code("*")} nicht. Was nur dort gesperrt ist, ist für ihn offen.`,
    fixes: {
      "copy-rules": () => say`Die fehlenden Regeln von ${code("*")} in diese Gruppe übernehmen`,
    },
  },
  "group-glued": {
    title: "Zwei Gruppen, die eine sind",
    message: ({ tokens, crawlers, below, glue, directive, rules: count, line }) => {
      const between = {
        blank: say`eine Leerzeile`,
        comment: say`eine auskommentierte Regel`,
        directive: say`${excerpt(directive ?? "")}`,
        sitemap: say`${excerpt(directive ?? "")}`,
      }[glue];
      const effect =
        line === null
          ? say`Zusammen mit ${excerpt(below)} ist das eine Gruppe.`
          : count === 1
            ? say`Deshalb gilt die Regel in ${ref(line)}, für ${excerpt(below)} geschrieben, auch für ${list(tokens)}.`
            : say`Deshalb gelten ${rules(count)} ab ${ref(line)}, für ${excerpt(below)} geschrieben, auch für ${list(tokens)}.`;
      return say`Zwischen ${list(tokens)} und der nächsten User-agent-Zeile steht nur ${between}, und das beendet keine Gruppe. ${effect} Erwartet: eine Regel dazwischen, mindestens ein leeres ${code("Disallow:")}.${caught(crawlers)}`;
    },
    why: say`User-agent-Zeilen sammeln sich bis zum ersten Allow oder Disallow. Leerzeilen, Kommentare, Sitemap und Crawl-delay trennen sie nicht. Crawler, die den älteren Texten folgen, sehen hier zwei Gruppen.`,
    fixes: {
      "close-group": ({ tokens }) =>
        say`Die erste Gruppe mit einem leeren ${code("Disallow:")} schließen: Dann ist für ${list(tokens)} alles offen`,
      "join-lines": () =>
        say`Entfernen, was dazwischen steht, damit es aussieht wie die eine Gruppe, die es ist`,
    },
  },
  "group-split-blank": {
    title: "Leerzeilen in einer Gruppe",
    message: ({ lost, rules: count }) =>
      say`Eine Leerzeile in einer Gruppe. Für manche Crawler endet die Gruppe hier, und sie verlieren ${number(lost)} von ${rules(count)}. Erwartet: keine Leerzeile zwischen einer User-agent-Zeile und ihrer letzten Regel.`,
    why: say`RFC 9309 und Google übergehen Leerzeilen. Yandex und Crawler, die den Texten von 1994 und 1996 folgen, beenden dort die Gruppe.`,
    fixes: { "remove-blank-lines": () => say`Die Leerzeilen in der Gruppe entfernen` },
  },
  "group-repeated": {
    title: "Ein Crawler in mehreren Gruppen",
    message: ({ token, groups: count, lines }) =>
      say`${excerpt(token)} ist in ${number(count)} Gruppen genannt (${refs(lines.map((line) => [line, line]))}). Erwartet: eine Gruppe mit allen seinen Regeln.`,
    why: say`RFC 9309 und Google zählen die Gruppen zusammen. Crawler, die den älteren Texten folgen, lesen nur die erste.`,
    fixes: { merge: () => say`Die Gruppen in der ersten zusammenführen` },
  },
  "star-group-repeated": {
    title: "Mehrere Gruppen für alle",
    message: ({ groups: count, lines }) =>
      say`${code("User-agent: *")} beginnt ${number(count)} Gruppen (${refs(lines.map((line) => [line, line]))}). Erwartet: eine Gruppe mit allen Regeln für alle.`,
    why: say`RFC 9309 und Google zählen die Gruppen zusammen. Yandex nimmt nur eine Gruppe ${code("*")}, ältere Crawler nur die erste.`,
    fixes: { merge: () => say`Die Gruppen in der ersten zusammenführen` },
  },
};
