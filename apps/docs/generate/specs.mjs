/** The specifications as files to download, and the page that lists them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { page, table } from "./markdown.mjs";

const FILES = {
  data: ["openapi-data.json", "Data service", "OpenAPI 3.1"],
  metrics: ["openapi-metrics.json", "Metrics service", "OpenAPI 3.1"],
  pchain: ["openrpc-p-chain.json", "P-Chain RPC", "OpenRPC 1.3"],
};

/**
 * Writes each document as one file without references to other files.
 *
 * @param {Record<string, object>} documents
 * @param {URL} folder
 * @returns {string} the page
 */
export function copySpecs(documents, folder) {
  mkdirSync(folder, { recursive: true });
  const rows = Object.entries(FILES).map(([name, [file, what, form]]) => {
    const text = JSON.stringify(documents[name], undefined, 2);
    writeFileSync(new URL(file, folder), text);
    return [what, form, `[${file}](/specs/${file}) (${Math.round(text.length / 1024)} kB)`];
  });
  const description =
    "The OpenAPI and OpenRPC documents that the clients' types and these pages are made from.";
  return page({ title: "Specifications", description }, [
    description,
    table(["Interface", "Form", "File"], rows),
    "Each file stands alone. The packages hold them too, as `@primary-network/data/openapi.json`, `@primary-network/metrics/openapi.json` and `@primary-network/pchain-rpc/openrpc.json`.",
  ]);
}
