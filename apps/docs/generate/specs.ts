/** The specifications as files to download, and the page that lists them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ClientName, clientNames } from "../../../tools/shared/typed-calls.ts";
import { page, table } from "./markdown.ts";

const FILES: Readonly<Record<ClientName, readonly [file: string, title: string, form: string]>> = {
  data: ["openapi-data.json", "Data service", "OpenAPI 3.1"],
  metrics: ["openapi-metrics.json", "Metrics service", "OpenAPI 3.1"],
  pchain: ["openrpc-p-chain.json", "P-Chain RPC", "OpenRPC 1.3"],
};

/** Writes each document as one file without references to other files; returns the page that lists them. */
export function copySpecs(documents: Readonly<Record<ClientName, object>>, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, document: object) => {
    const text = JSON.stringify(document, undefined, 2);
    writeFileSync(join(folder, file), text);
    return `[${file}](/specs/${file}) (${Math.round(text.length / 1024)} kB)`;
  };
  const rows = clientNames.map((name) => {
    const [file, what, form] = FILES[name];
    return [what, form, write(file, documents[name])];
  });
  const description = "OpenAPI and OpenRPC documents of the services and the P-Chain RPC, to download.";
  return page({ title: "Specifications", description }, [
    description,
    table(["Interface", "Form", "File"], rows),
    "## Other languages",
    "Use a generator such as OpenAPI Generator to create a client for Python, Go, Rust, Java or another language. Amounts are strings, so no language rounds them.",
    "## In the packages",
    "Each file is self-contained. The packages contain them too: `@primary-network/data/openapi.json`, `@primary-network/metrics/openapi.json` and `@primary-network/pchain-rpc/openrpc.json`.",
  ]);
}
