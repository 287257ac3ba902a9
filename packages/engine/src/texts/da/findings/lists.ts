import { lister } from "../../list.ts";

/** Danish lists of quoted names. */
export const list = lister({ and: "og", more: (count) => `${count} flere` });
