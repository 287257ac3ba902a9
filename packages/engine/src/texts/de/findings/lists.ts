import { lister } from "../../list.ts";

/** German lists of quoted names. */
export const list = lister({ and: "und", more: (count) => `${count} weitere` });
