import type { Language } from "@aushang/engine/texts";
import { FURTHER_ADDRESSES, type FurtherId, type RouteId } from "../state/route.ts";
import type { Stored, Theme } from "../state/stored.ts";
import { LANGUAGES } from "../texts/load.ts";
import { Sign } from "./sign.tsx";
import { useWords } from "./words.tsx";

const NEXT: Readonly<Record<Theme, Theme>> = { system: "light", light: "dark", dark: "system" };

function Brand() {
  return (
    <a class="brand" href="/">
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path
          class="brand-sheet"
          d="M5 4.5h18v20.5H5Z"
          stroke="currentColor"
          stroke-width="1.8"
          stroke-linejoin="round"
        />
        <path d="M9 13.2h10M9 20.8h6.5" stroke="currentColor" stroke-width="1.7" />
        <path class="brand-line" d="M9 17h10" stroke-width="2.6" />
        <circle class="brand-pin" cx="14" cy="5" r="3.7" stroke-width="1.7" />
      </svg>
      <span>Aushang</span>
    </a>
  );
}

interface Props {
  readonly route: RouteId;
  readonly theme: Theme;
  readonly speak: (language: Language) => void;
  readonly change: (part: Partial<Stored>) => void;
}

/** The head of the page: name, what there is, language, appearance. */
export function Head({ route, theme, speak, change }: Props) {
  const { page, engine } = useWords();
  const pages: readonly (readonly [RouteId, string])[] = [
    ["test", "/"],
    ...(Object.entries(FURTHER_ADDRESSES) as [FurtherId, string][]),
  ];
  return (
    <header class="top">
      <div class="wrap">
        <Brand />
        <nav class="nav" aria-label={page.head.menu}>
          {pages.map(([id, address]) => (
            <a key={id} href={address} aria-current={id === route ? "page" : undefined}>
              {page.head.pages[id]}
            </a>
          ))}
        </nav>
        <div class="prefs">
          <nav aria-label={page.head.language}>
            {LANGUAGES.map(({ id, name }) => (
              <a
                key={id}
                href={`?lang=${id}`}
                lang={id}
                hreflang={id}
                title={name}
                aria-label={name}
                aria-current={id === engine.language ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  speak(id);
                }}
              >
                {id.toUpperCase()}
              </a>
            ))}
          </nav>
          <button
            type="button"
            aria-label={page.head.theme[theme]}
            title={page.head.theme[theme]}
            onClick={() => change({ theme: NEXT[theme] })}
          >
            <Sign name="theme" inline />
          </button>
        </div>
      </div>
    </header>
  );
}
