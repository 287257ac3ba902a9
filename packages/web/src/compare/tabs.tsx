import { useRef } from "preact/hooks";

/** One tab: its id, which its panel carries as `panel-<id>`, and its name. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
}

/** Tabs with one stop for the Tab key; arrows, Home and End move and choose. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  choose,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  choose: (id: Id) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const to: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[to[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    box.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div ref={box} class="tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={`panel-${id}`}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => choose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
