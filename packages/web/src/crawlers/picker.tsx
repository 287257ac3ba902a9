import { looksLikeUserAgent } from "@aushang/engine/crawlers";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Sign } from "../page/sign.tsx";
import { useWords } from "../page/words.tsx";
import { type Choice, type ChoiceGroup, choicesFor } from "./choices.ts";

interface Props {
  readonly value: string;
  readonly choose: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

const optionId = (index: number): string => `crawler-${index}`;

/** The list, its open state and the option that the keys stand on. */
function useList({ value, choose }: Props) {
  const [text, setText] = useState(value);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => setText(value), [value]);
  const groups = useMemo(() => (open ? choicesFor(text === value ? "" : text) : []), [open, text]);
  const flat = groups.flatMap((group) => group.choices);
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const take = (token: string): void => {
    close();
    setText(token);
    choose(token);
  };
  const show = (): void => {
    if (open) return;
    setOpen(true);
    setActive(-1);
  };
  const type = (typed: string): void => {
    setText(typed);
    setOpen(true);
    setActive(-1);
  };
  return { text, open, active, groups, flat, close, take, show, type, setActive, setText };
}

type List = ReturnType<typeof useList>;

function move(list: List, value: string, by: number): void {
  if (!list.open) {
    list.show();
    return;
  }
  const { length } = list.flat;
  if (length === 0) return;
  const from = list.active < 0 ? list.flat.findIndex((one) => one.token === value) : list.active;
  const first = list.active < 0 && from < 0 && by < 0 ? 0 : from;
  list.setActive((first + by + length) % length);
}

/** What a key does in the field; true when it was used up. */
function press(key: string, list: List, value: string): boolean {
  switch (key) {
    case "ArrowDown":
      move(list, value, 1);
      return true;
    case "ArrowUp":
      move(list, value, -1);
      return true;
    case "Enter": {
      const chosen = list.flat[list.active];
      if (list.open && chosen) list.take(chosen.token);
      else if (list.text !== value) list.take(list.text);
      else return false;
      return true;
    }
    case "Escape":
      if (!list.open && list.text === value) return false;
      list.close();
      list.setText(value);
      return true;
    default:
      return false;
  }
}

function Option({
  choice,
  index,
  list,
  value,
}: {
  choice: Choice;
  index: number;
  list: List;
  value: string;
}) {
  const { page } = useWords();
  const about =
    choice.kind === "everyone"
      ? page.crawler.everyone
      : choice.kind === "own"
        ? page.crawler.own
        : choice.controlOnly
          ? page.crawler.control
          : choice.operator;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as a combobox does
    <div
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={choice.token === value}
      class={index === list.active ? "active" : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => list.take(choice.token)}
    >
      <span>{choice.token.slice(0, 80)}</span>
      {about && <small>{about}</small>}
    </div>
  );
}

function Groups({
  groups,
  list,
  value,
}: {
  groups: readonly ChoiceGroup[];
  list: List;
  value: string;
}) {
  const { page, engine } = useWords();
  let index = 0;
  return (
    <>
      {groups.map((group) => {
        const name = group.purpose ? engine.purpose[group.purpose] : page.crawler.more;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list's groups are no sets of fields
          <div key={name} role="group" aria-label={name}>
            <div class="head" aria-hidden="true">
              {name}
            </div>
            {group.choices.map((choice) => {
              const at = index++;
              return (
                <Option key={choice.token} choice={choice} index={at} list={list} value={value} />
              );
            })}
          </div>
        );
      })}
    </>
  );
}

/** The crawler field: the registry by purpose, a token of one's own, or a pasted header that becomes its token. */
export function CrawlerPicker(props: Props) {
  const { value, field, invalid, describedBy } = props;
  const { page } = useWords();
  const list = useList(props);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = list.active >= 0 ? `#${optionId(list.active)}` : '[aria-selected="true"]';
    box.current?.querySelector(at)?.scrollIntoView({ block: "nearest" });
  }, [list.active, list.open]);
  return (
    <span class="select combo">
      <input
        ref={field}
        id="crawler"
        class="input"
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-expanded={list.open}
        aria-controls="crawlers"
        aria-autocomplete="list"
        aria-activedescendant={list.active >= 0 ? optionId(list.active) : undefined}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        value={list.text}
        onInput={(event) => list.type(event.currentTarget.value)}
        onClick={() => list.show()}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          list.close();
          if (list.text !== value) list.take(list.text);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData?.getData("text") ?? "";
          if (!looksLikeUserAgent(pasted)) return;
          event.preventDefault();
          list.take(pasted.replace(/\s+/g, " ").trim());
        }}
        onKeyDown={(event) => {
          if (press(event.key, list, value)) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
      />
      <Sign name="down" />
      <div
        ref={box}
        id="crawlers"
        class="options"
        role="listbox"
        aria-label={page.crawler.label}
        hidden={!list.open}
      >
        <Groups groups={list.groups} list={list} value={value} />
      </div>
    </span>
  );
}
