import process from "node:process";
import { processIo } from "./io.ts";
import { run } from "./run.ts";

// The code is set, not `process.exit` called: what is still on its way to a pipe would be lost.
process.exitCode = await run(process.argv.slice(2), processIo());
