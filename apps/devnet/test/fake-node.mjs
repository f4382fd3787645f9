// A program in the place of avalanchego: its version, its configuration file, its health, its height. FAKE_BACKEND serves the rest.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

const { FAKE_VERSION = "1.14.2", FAKE_MODE = "healthy", FAKE_BACKEND } = process.env;
const [flag, file] = process.argv.slice(2);
if (flag === "--version") {
  console.log(`avalanchego/${FAKE_VERSION} [database=v1.4.5, rpcchainvm=44, commit=0, go=1.24.11]`);
  process.exit(0);
}
if (FAKE_MODE === "fails") {
  console.error("couldn't start node: the fake one never does");
  process.exit(1);
}
const flags = JSON.parse(readFileSync(file, "utf8"));
writeFileSync(join(flags["data-dir"], "pid"), `${process.pid}`);

async function respond({ method, url, headers }, body) {
  if (url === "/ext/health") return { status: FAKE_MODE === "healthy" ? 200 : 503, text: "{}" };
  if (FAKE_BACKEND !== undefined) {
    const { origin } = new URL(FAKE_BACKEND);
    const type = headers["content-type"] ?? "application/json";
    const response = await fetch(`${origin}${url}`, { method, headers: { "content-type": type }, body });
    return { status: response.status, text: await response.text() };
  }
  const { id } = JSON.parse(body ?? "{}");
  return { status: 200, text: JSON.stringify({ jsonrpc: "2.0", id, result: { height: "7" } }) };
}

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { status, text } = await respond(
    request,
    parts.length > 0 ? Buffer.concat(parts).toString() : undefined,
  );
  response.writeHead(status, { "content-type": "application/json", "x-from": "the node" }).end(text);
});
server.listen(flags["http-port"], flags["http-host"]);
process.on("SIGTERM", () => process.exit(0));
