import type { siteRules } from "../../../lint/rules/site.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { list } from "./lists.ts";

/** Danish words for findings on what a file blocks. */
export const site: WordsFor<typeof siteRules> = {
  "blocks-everything": {
    title: "Hele websitet er blokeret",
    message: ({ isStar, crawlers, token }) =>
      isStar
        ? say`Denne regel blokerer alle adresser for alle uden egen gruppe${crawlers.length > 0 ? say`, heriblandt søgecrawlere: ${list(crawlers)}` : say``}. Det er bevist. Forventet: at det er meningen.`
        : say`Denne regel blokerer alle adresser for ${excerpt(token)}${crawlers.length > 0 ? say` (${list(crawlers)})` : say``}. Det er bevist. Forventet: at det er meningen.`,
    why: say`Sider, som søgecrawlere ikke må hente, mister deres plads i søgeresultaterne eller står der uden beskrivelse.`,
    fixes: {},
  },
  "resources-blocked": {
    title: "Stylesheets eller scripts er blokeret",
    message: ({ pattern, address, crawlers }) =>
      say`${excerpt(pattern)} holder ${list(crawlers)} fra filer, som sider vises med, for eksempel ${excerpt(address)}. Forventet: ${code("Allow")} for stylesheets og scripts.`,
    why: say`Søgemaskiner viser en side, før de bedømmer den. Uden stylesheets og scripts ser de ikke det, mennesker ser.`,
    fixes: {},
  },
  "sensitive-path": {
    title: "En sti, der røber noget",
    message: ({ pattern }) =>
      say`${excerpt(pattern)} nævner noget, der lyder værd at beskytte, i en fil, som alle kan læse. Forventet: en lås på serveren, og intet om det her.`,
    why: say`En robots.txt er offentlig og låser intet. Nogle læser den netop for sådanne spor.`,
    fixes: {},
  },
};
