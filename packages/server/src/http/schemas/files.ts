import { type TSchema, Type } from "typebox";
import { Failure, orNull, text, whole, words } from "./parts.ts";

const CHOICE = {
  robots: text("The text of a file. Only the first 512,000 octets are looked at."),
  robotsBase64: text("The same as base64, for files that are not UTF-8."),
  address: text("An address of the site whose robots.txt is fetched."),
};

/** A robots.txt as properties of the body itself, as the validator takes them; that one is there is checked by hand. */
export const FILE_PROPERTIES = {
  robots: Type.Optional(CHOICE.robots),
  robotsBase64: Type.Optional(CHOICE.robotsBase64),
  address: Type.Optional(CHOICE.address),
  fresh: Type.Optional(
    Type.Boolean({ description: "Fetch again whatever the cache of at most 60 s holds." }),
  ),
};

/** Whether to fetch again. */
export const FRESH = { fresh: FILE_PROPERTIES.fresh };

const one = (name: keyof typeof CHOICE) =>
  Type.Object({ [name]: CHOICE[name] }, { additionalProperties: false });

/** A robots.txt: its text, or an object with one of three properties. */
const FileInput = Type.Union(
  [
    Type.String({ description: "The text of a file." }),
    one("robots"),
    one("robotsBase64"),
    one("address"),
  ],
  { $id: "RobotsFile", description: "A robots.txt." },
);

/** What stands in the validator for a {@link FileInput}: its faults are told by hand. */
export const AnyFile = Type.Unsafe<unknown>({});

/** Of the three properties of a file exactly one. */
export const ONE_FILE = {
  oneOf: [{ required: ["robots"] }, { required: ["robotsBase64"] }, { required: ["address"] }],
};

/** Of the three properties of a file one at most. */
export const ONE_FILE_OR_NONE = {
  oneOf: [...ONE_FILE.oneOf, { not: { anyOf: ONE_FILE.oneOf } }],
};

const FileFacts = Type.Object(
  {
    address: orNull(Type.String(), "The robots.txt that was fetched; null for a given file."),
    finalAddress: orNull(Type.String(), "What gave the last answer, after redirects."),
    source: words(["live", "given"]),
    status: orNull(Type.Integer(), "HTTP status of the last answer."),
    redirects: Type.Array(Type.Object({ status: Type.Integer(), to: Type.String() })),
    bytes: whole("Octets of the file; of a fetched one at most 512,000 are read."),
    contentType: orNull(Type.String()),
    cacheControl: orNull(Type.String()),
    fetchedAt: orNull(Type.String(), "When the fetch began, ISO 8601 UTC."),
    elapsedMs: orNull(Type.Number()),
    failure: orNull(Failure),
    meaning: Type.Object({
      state: words(["readable", "unavailable"]),
      cause: Type.Optional(Type.String()),
    }),
    userAgent: orNull(Type.String()),
    absent: Type.Boolean({
      description:
        "The site has no robots.txt, which closes nothing: it was looked at as a file without rules.",
    }),
    lines: Type.Integer(),
    truncated: Type.Boolean({
      description: "Longer than 512,000 octets; the rest was not looked at.",
    }),
    notes: Type.Array(Type.String(), { description: "Codes of remarks." }),
  },
  { $id: "FileFacts", description: "What is known about a file that was looked at." },
);

const FileContent = Type.Union(
  [
    Type.Object({ robots: Type.String() }),
    Type.Object({ robotsBase64: text("Where it is no UTF-8.") }),
  ],
  { $id: "FileContent", description: "A file, as it can be given back." },
);

/** Refer to them by name. */
export const FILE_SCHEMAS: readonly TSchema[] = [FileInput, FileFacts, FileContent];
