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
  const description =
    "The OpenAPI and OpenRPC documents that the clients' types and these pages are made from.";
  return page({ title: "Specifications", description }, [
    description,
    table(["Interface", "Form", "File"], rows),
    "## Other languages",
    "A generator of clients, such as OpenAPI Generator, makes one for Python, Go, Rust, Java or any other language from these files. Amounts are strings in them, so no language rounds one.",
    "## In the packages",
    "Each file stands alone. The packages hold them too, as `@primary-network/data/openapi.json`, `@primary-network/metrics/openapi.json` and `@primary-network/pchain-rpc/openrpc.json`.",
  ]);
}
