import { lister } from "../../list.ts";

/** English lists of quoted names. */
export const list = lister({ and: "and", more: (count) => `${count} more` });
