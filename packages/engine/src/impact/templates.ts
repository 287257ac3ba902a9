/** Parameters of a query that a template names. */
const NAMED = 3;

/**
 * The shape of an address, as a pattern that matches it: its first folder and the names of its first parameters stay,
 * the rest becomes a star. What looks like a number or a key becomes one as well.
 */
export function templateOf(target: string): string {
  const question = target.indexOf("?");
  const path = question < 0 ? target : target.slice(0, question);
  const query = question < 0 ? "" : `?${queryShape(target.slice(question + 1))}`;
  const second = path.indexOf("/", 1);
  const head = second < 0 ? nameShape(path) : `${nameShape(path.slice(0, second))}/*`;
  return `${head}${query}`.replace(/\*+/g, "*");
}

/** What looks like a number or a key names nothing. */
function nameShape(name: string): string {
  return /\d{3,}|^\/.{40}/.test(name) ? "/*" : plain(name);
}

function queryShape(query: string): string {
  if (query === "") return "";
  const names = query.split("&", NAMED + 1).map((part) => part.split("=", 1)[0] as string);
  const shown = names.slice(0, NAMED).map((name, i) => {
    const hasValue = query.split("&", NAMED + 1)[i]?.includes("=");
    return hasValue ? `${plain(name)}=*` : /\d{3,}|.{40}/.test(name) ? "*" : plain(name);
  });
  return names.length > NAMED ? `${shown.join("&")}&*` : shown.join("&");
}

/** Stars and dollars of an address would be read as wildcards. */
const plain = (text: string): string => text.replace(/[*$]/g, "*");
