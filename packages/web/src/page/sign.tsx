import type { MoreSignName } from "./more-signs.tsx";

const SHAPES = {
  theme: (
    <>
      <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="1.6" />
      <path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor" />
    </>
  ),
  down: <Stroke d="m5 7.5 5 5 5-5" width={1.8} />,
  left: <Stroke d="m12.5 5-5 5 5 5" width={1.8} />,
  right: <Stroke d="m7.5 5 5 5-5 5" width={1.8} />,
  close: <Stroke d="m5 5 10 10M15 5 5 15" width={1.8} />,
  blocked: (
    <Solid d="M3.5 2h13A1.5 1.5 0 0 1 18 3.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 16.5v-13A1.5 1.5 0 0 1 3.5 2ZM5 8.4v3.2h10V8.4Z" />
  ),
  open: (
    <>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" stroke-width="1.8" />
      <Stroke d="m6.3 10.3 2.6 2.6 4.9-5.4" width={1.9} />
    </>
  ),
  closed: (
    <>
      <Stroke d="M3 3h14v14H3Z" width={1.8} />
      <Stroke d="M3 10l7-7M3 17 17 3M10 17l7-7" width={1.5} />
    </>
  ),
  unknown: (
    <>
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-dasharray="3.2 2.4"
      />
      <Stroke d="M7.6 8a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2.9-1.2 1.8" width={1.7} />
      <circle cx="10" cy="14.4" r="1.1" fill="currentColor" />
    </>
  ),
  edit: <Joined d="m4 16 .8-3.6L13 4.2l2.8 2.8-8.2 8.2L4 16Z" />,
  copy: <Joined d="M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5Z" />,
  file: (
    <>
      <Joined d="M4.5 2.5h7.5l3.5 3.5v11.5h-11Z" />
      <Stroke d="M7 10h6M7 13.5h4" width={1.5} />
    </>
  ),
  json: (
    <Stroke
      d="M7.5 3.5c-2 0-2 1-2 2.8C5.5 8.5 5 10 3.5 10c1.5 0 2 1.5 2 3.7 0 1.8 0 2.8 2 2.8M12.5 3.5c2 0 2 1 2 2.8 0 2.2.5 3.7 2 3.7-1.5 0-2 1.5-2 3.7 0 1.8 0 2.8-2 2.8"
      width={1.6}
    />
  ),
  arrow: <Stroke d="M2 10h15M12 5l5 5-5 5" width={1.6} />,
  refresh: <Stroke d="M16 7A6.5 6.5 0 1 0 16.5 11M16.5 3v4.5H12" width={1.7} />,
  differs: <Stroke d="M3 7.2h14M3 12.8h14M13.6 3 6.4 17" width={1.9} />,
  ext: <Stroke d="M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7" width={1.6} />,
  cand: <Joined d="M5 4v12l10.5-6Z" width={1.8} />,
  decides: <path d="M4 2.5v15L17.5 10Z" fill="currentColor" />,
  skip: (
    <>
      <circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" stroke-width="2" />
      <Stroke d="M4.9 15.1 15.1 4.9" width={2} />
    </>
  ),
  error: (
    <Solid d="M6.6 1.8h6.8l4.8 4.8v6.8l-4.8 4.8H6.6l-4.8-4.8V6.6Zm.9 4.5L6.3 7.5 8.8 10l-2.5 2.5 1.2 1.2 2.5-2.5 2.5 2.5 1.2-1.2-2.5-2.5 2.5-2.5-1.2-1.2L10 8.8Z" />
  ),
  warning: (
    <>
      <Joined d="M10 2.6 18.2 17H1.8Z" width={1.7} />
      <Stroke d="M10 7.6v4.6" width={1.8} />
      <circle cx="10" cy="14.5" r="1.1" fill="currentColor" />
    </>
  ),
  info: (
    <Solid d="M10 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4ZM9 8.6v6h2v-6Zm1-3.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z" />
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7.6" fill="none" stroke="currentColor" stroke-width="1.7" />
      <Stroke d="M10 5.5V10l3 2" width={1.7} />
    </>
  ),
} as const;

/** Name of a drawn sign. */
export type SignName = keyof typeof SHAPES;

function Stroke({ d, width }: { d: string; width: number }) {
  return <path d={d} fill="none" stroke="currentColor" stroke-width={width} />;
}

function Joined({ d, width = 1.6 }: { d: string; width?: number }) {
  return (
    <path d={d} fill="none" stroke="currentColor" stroke-width={width} stroke-linejoin="round" />
  );
}

function Solid({ d }: { d: string }) {
  return <path d={d} fill="currentColor" fill-rule="evenodd" />;
}

/** The drawings behind every sign; stands once on the page. */
export function Sprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(SHAPES).map(([name, shape]) => (
        <symbol key={name} id={`s-${name}`} viewBox="0 0 20 20">
          {shape}
        </symbol>
      ))}
    </svg>
  );
}

/** A sign; it is silent unless it has a label of its own. */
export function Sign({
  name,
  label,
  inline,
}: {
  name: SignName | MoreSignName;
  label?: string;
  inline?: boolean;
}) {
  const drawing = <use href={`#s-${name}`} />;
  const shape = inline ? { class: "i" } : {};
  return label === undefined ? (
    <svg {...shape} viewBox="0 0 20 20" aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg {...shape} viewBox="0 0 20 20" role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
