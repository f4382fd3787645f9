// Writes config.schema.json, which editors use to complete and check configuration files, from the rules that
// the command checks them by; with --check it only says whether the committed file is what would be written.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { jsonOf } from "../src/config/json-schema.ts";
import { configSchema } from "../src/config/schema.ts";

const target = fileURLToPath(new URL("../config.schema.json", import.meta.url));
const manifest: { readonly homepage: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: new URL("config.schema.json", manifest.homepage).href,
  title: "Configuration of primary-network",
  description:
    'The file that "primary-network serve", "index", "migrate" and "doctor" read with --config, as YAML or JSON.',
  ...jsonOf(configSchema),
};
const written = `${JSON.stringify(schema, undefined, 2)}\n`;

if (!process.argv.includes("--check")) writeFileSync(target, written);
else if (readFileSync(target, "utf8") !== written) {
  console.error("apps/cli/config.schema.json is not what the configuration's rules make: run pnpm generate");
  process.exitCode = 1;
}
