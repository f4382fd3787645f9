/** Writes config.schema.json, by which editors complete and check configuration files: `generate/main.ts [--check]`. */
import { readFileSync } from "node:fs";
import { generated } from "../../../tools/shared/generated.ts";
import { jsonOf } from "../src/config/json-schema.ts";
import { configSchema } from "../src/config/schema.ts";

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
generated({ "apps/cli/config.schema.json": `${JSON.stringify(schema, undefined, 2)}\n` });
