/** x */
export interface InitOptions {
  readonly x?: number;
}
/** x */
export function suiteFrom(): string {
  return "";
}
