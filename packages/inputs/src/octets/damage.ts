/** What is wrong with compressed input. Thrown between the parts of this package; readers turn it into a problem. */
export class Damage extends Error {
  override readonly name = "Damage";
  readonly code: "gzip-truncated" | "gzip-damaged";

  constructor(code: Damage["code"], cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
