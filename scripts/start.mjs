import "./parts/node-version.mjs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { endWithNpm } from "./parts/parent.mjs";
import { refuseTakenPort, wantedPlace } from "./parts/port.mjs";
import { ROOT, runScript } from "./parts/report.mjs";
import { setup } from "./setup.mjs";

runScript(async () => {
  endWithNpm();
  const args = process.argv.slice(2);
  const place = wantedPlace(args);
  const onlyHelp = args.includes("--help") || args.includes("-h");
  if (!onlyHelp) await refuseTakenPort(place);
  await setup();
  await build();
  // Installing took a while: somebody else may have been quicker.
  if (!onlyHelp) await refuseTakenPort(place);
  // In this very process, so that Ctrl-C and signals reach the server and nobody else.
  const command = join(ROOT, "packages/cli/bin/aushang.js");
  process.argv = [process.execPath, command, "serve", ...args];
  await import(pathToFileURL(command).href);
});
