import type { LiveDifference } from "../../../lint/input/live-difference.ts";
import type { fetchRules } from "../../../lint/rules/fetch.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number } from "../amounts.ts";

const answer = (status: number | null): Text =>
  status === null ? say`intet svar` : say`status ${String(status)}`;

const difference = ({ own, other, what, ownStatus, otherStatus }: LiveDifference): Text =>
  what === "status"
    ? say`${excerpt(own)} giver ${answer(ownStatus)}, ${excerpt(other)} ${answer(otherStatus)}. Forventet: de samme regler begge steder, eller en omdirigering fra den ene til den anden.`
    : say`${excerpt(own)} og ${excerpt(other)} giver forskellige filer. Forventet: de samme regler begge steder, eller en omdirigering fra den ene til den anden.`;

/** Danish words for findings on how a file is served. */
export const fetch: WordsFor<typeof fetchRules> = {
  "fetch-403": {
    title: "At forbyde filen forbyder ikke crawl",
    message: ({ status }) =>
      say`Serveren svarer ${String(status)} for robots.txt. Crawlere læser det som en manglende fil, og alt er åbent. Forventet: status 200 med ${code("Disallow: /")} for at lukke websitet, eller 404 for at åbne det.`,
    why: say`RFC 9309 og Google behandler alle 4xx undtagen 429 som “ingen regler”.`,
    fixes: {},
  },
  "fetch-429": {
    title: "For mange forespørgsler: websitet forbliver lukket for Google",
    message: ({ retryAfter }) =>
      retryAfter === null
        ? say`Serveren svarer 429 for robots.txt. Forventet: status 200, også for crawlere med hastværk.`
        : say`Serveren svarer 429 for robots.txt og beder om at komme igen senere (${excerpt(retryAfter)}). Forventet: status 200, også for crawlere med hastværk.`,
    why: say`Google behandler 429 som en serverfejl og crawler intet så længe. Efter bogstaven i RFC 9309 hører det til 4xx.`,
    fixes: {},
  },
  "fetch-5xx": {
    title: "Intet brugbart svar: hele websitet forbliver lukket",
    message: ({ status, failure }) =>
      status === null
        ? say`Serveren gav intet brugbart svar for robots.txt (${code(failure ?? "")}). Forventet: status 200 med filen, eller 404.`
        : say`Serveren svarer ${String(status)} for robots.txt. Forventet: status 200 med filen, eller 404.`,
    why: say`Så længe reglerne ikke kan læses, må crawlere anse hele websitet for lukket. Hvad der sker efter timer og dage, afhænger af crawleren.`,
    fixes: {},
  },
  "fetch-content-type": {
    title: "Udleveres ikke som ren tekst i UTF-8",
    message: ({ type, isText, charset }) =>
      isText
        ? say`Serveren angiver kodningen ${excerpt(charset ?? "")}. Forventet: ${code("text/plain; charset=utf-8")}.`
        : type === null
          ? say`Serveren angiver ingen type for robots.txt. Forventet: ${code("text/plain; charset=utf-8")}.`
          : say`Serveren angiver typen ${excerpt(type)}. Forventet: ${code("text/plain; charset=utf-8")}.`,
    why: say`RFC 9309 kræver ren tekst i UTF-8. Andre typer læser crawlere for det meste alligevel.`,
    fixes: {},
  },
  "fetch-redirect-host": {
    title: "Filen kommer fra en anden host",
    message: ({ own, other }) =>
      say`robots.txt for ${excerpt(own)} kommer fra ${excerpt(other)}. Forventet: at reglerne i den fil også er ment for ${excerpt(own)}.`,
    why: say`Regler hører til den host, der blev spurgt, hvor en omdirigering end fører hen.`,
    fixes: {},
  },
  "fetch-redirect-many": {
    title: "Mange omdirigeringer",
    message: ({ hops, followed, isLost }) =>
      isLost
        ? say`robots.txt ligger bag mere end ${number(followed)} omdirigeringer eller i en kreds af dem. Crawlere giver op og anser filen for at mangle. Forventet: ingen eller én.`
        : say`robots.txt ligger bag ${number(hops)} omdirigeringer. Forventet: ingen eller én.`,
    why: say`RFC 9309 og Google følger mindst fem. Derefter er der ingen regler, og alt er åbent.`,
    fixes: {},
  },
  "fetch-slow": {
    title: "Filen kommer langsomt",
    message: ({ elapsedMs }) =>
      say`Serveren brugte ${number(Math.round(elapsedMs / 100) / 10)} sekunder på robots.txt. Forventet: et svar inden for et sekund eller to.`,
    why: say`En crawler, der opgiver at vente, anser websitet for utilgængeligt, og dermed lukket.`,
    fixes: {},
  },
  "fetch-differs-http-https": {
    title: "http og https svarer forskelligt",
    message: difference,
    why: say`En robots.txt gælder ét skema, én host og én port.`,
    fixes: {},
  },
  "fetch-differs-www": {
    title: "Med og uden www er svarene forskellige",
    message: difference,
    why: say`En robots.txt gælder én host. Den med www. er en anden end den uden.`,
    fixes: {},
  },
};
