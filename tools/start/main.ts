/**
 * Runs the command `start` or `dev` from the sources: `pnpm start [flags]`.
 *
 * Nothing is generated or built before: the generated files are committed, and the sources are loaded as they are. The reference
 * site is built once the command has printed what it was asked for.
 */
import { join } from "node:path";
import { runProgram } from "primary-network/program";
import { root } from "../shared/packages.ts";
import { TurboSiteBuild } from "./site-build.ts";

const flags = process.argv.slice(2);
// A person's own site is not built here, and nobody would see the site of a command that ends by itself.
const builds = !flags.some((flag) => /^--(site(=|$)|exit$)/.test(flag));
const siteBuild = builds ? new TurboSiteBuild() : undefined;
process.once("exit", () => siteBuild?.stop());
const site = builds ? ["--site", join(root, "apps/docs/dist")] : [];
await runProgram([...process.argv, ...site], { siteBuild });
siteBuild?.stop();
