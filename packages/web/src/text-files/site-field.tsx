import type { AddressProblem } from "@aushang/engine/tester";
import type { ComponentChildren } from "preact";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";

interface Props {
  readonly site: string;
  readonly change: (site: string) => void;
  /** Reads the site, or gives up what is being read. */
  readonly submit: () => void;
  /** What the button does now. */
  readonly action: string;
  readonly primary?: boolean;
  /** What is wrong with what was typed; null for nothing. */
  readonly problem: { readonly code: AddressProblem; readonly given: string } | null;
  readonly label: string;
  readonly note: string;
  readonly children?: ComponentChildren;
}

/** Where a site is named whose robots.txt is read now. */
export function SiteField(props: Props) {
  const { site, change, submit, action, primary = false, label, note, children } = props;
  const { page, engine } = useWords();
  const { problem: found } = props;
  const problem = found && engine.problem[found.code]({ given: found.given.slice(0, 60) });
  return (
    <form
      class="live-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label class="vh" for="site">
        {label}
      </label>
      <input
        class="input mono"
        id="site"
        type="text"
        inputMode="url"
        autocomplete="url"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        placeholder={page.form.placeholder.replace(/\/[^/]*$/, "")}
        aria-invalid={problem !== null}
        aria-describedby={problem ? "site-problem site-note" : "site-note"}
        value={site}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <button class={primary ? "btn primary" : "btn"} type="submit">
        {action}
      </button>
      {problem && (
        <p class="err" id="site-problem">
          <Sign name="error" inline />
          <span>
            <bdi>{problem.title}</bdi>. {problem.next}
          </span>
        </p>
      )}
      <p class="hint" id="site-note">
        {note}
      </p>
      {children}
    </form>
  );
}
