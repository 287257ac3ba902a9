/**
 * Where the preferences of a Content-Usage value begin: behind the path, which is there only if the value begins with a
 * slash, and ends at the first blank.
 */
export function usageStart(value: string): number {
  if (!value.startsWith("/")) return 0;
  const blank = value.search(/[ \t]/);
  return blank < 0 ? value.length : blank;
}
