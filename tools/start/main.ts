/**
 * Runs the command `start` or `dev` from the sources: `pnpm start [flags]`.
 *
 * The first start builds the explorer. Nothing else is generated or built before: the generated files are
 * committed, and the sources run as they are. The reference site is built once the command has printed its
 * screen.
 */
import { join } from "node:path";
import { runProgram } from "primary-network/program";
import { root } from "../shared/packages.ts";
import { buildExplorer } from "./explorer-build.ts";
import { TurboSiteBuild } from "./site-build.ts";

const flags = process.argv.slice(2);
// A person's own site is not built here, and nobody would see the site of a command that ends by itself.
const builds = !flags.some((flag) => /^--(site(=|$)|exit$)/.test(flag));
const siteBuild = builds ? new TurboSiteBuild() : undefined;
process.once("exit", () => siteBuild?.stop());
const site = builds ? ["--site", join(root, "apps/docs/dist")] : [];
if (!flags.some((flag) => /^(-h|--help|--print-genesis)$/.test(flag))) await buildExplorer(console.error);
await runProgram([...process.argv, ...site], { siteBuild });
siteBuild?.stop();
