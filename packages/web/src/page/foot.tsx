import type { OpenDialog } from "../app.tsx";
import { useWords } from "./words.tsx";

/** The foot of the page: what a robots.txt cannot do, and the ways to everything else that there is. */
export function Foot({ open }: { open: (dialog: OpenDialog) => void }) {
  const { page } = useWords();
  return (
    <footer class="foot">
      <div class="wrap">
        <div>
          <p>{page.foot.request}</p>
          <p class="quiet">{page.foot.says}</p>
        </div>
        <ul>
          <li>
            <a href="/api/v1/crawlers">{page.foot.crawlers}</a>
          </li>
          <li>
            <a href="/api/openapi.json">{page.foot.http}</a>
          </li>
          <li>
            <button class="link-btn" type="button" onClick={() => open("keys")}>
              {page.foot.keyboard}
            </button>
          </li>
          <li>
            <button class="link-btn" type="button" onClick={() => open("privacy")}>
              {page.foot.privacy}
            </button>
          </li>
        </ul>
      </div>
    </footer>
  );
}
