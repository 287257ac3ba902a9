const SHAPES = {
  swap: "M3 7h13l-3.5-3.5M17 13H4l3.5 3.5",
  opened: "M3 17V3h8v14M11 5l6-2v16l-6-2M2 17h9",
  shut: "M4.5 17V3h11v14M2 17h16",
  proof: "M4 2.5h12v15H4ZM6.8 10l2.3 2.3 4.2-4.6",
} as const;

/** Name of a sign that only pages beside the tester need. */
export type MoreSignName = keyof typeof SHAPES;

/** The drawings behind those signs; stands once on each page that uses them. */
export function MoreSprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(SHAPES).map(([name, d]) => (
        <symbol key={name} id={`s-${name}`} viewBox="0 0 20 20">
          <path
            d={d}
            fill="none"
            stroke="currentColor"
            stroke-width="1.7"
            stroke-linejoin="round"
          />
          {name === "shut" && <path d="M6.5 5h7v12h-7Z" fill="currentColor" />}
        </symbol>
      ))}
    </svg>
  );
}
