/** The self-hosting guide's walk-through for one server: the files that it writes. Its other commands need root and systemd. */
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../cli/src/config/config.ts";
import { runScript, scriptOf } from "./guide-steps.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-server-"));
  await mkdir(join(folder, "etc/primary-network"), { recursive: true });
  await mkdir(join(folder, "etc/nginx/conf.d"), { recursive: true });
  const script = await scriptOf(["self-hosting-server-config.bash", "self-hosting-server-proxy.bash"], {
    DOMAIN: "api.example.net",
  });
  // Files are written below the folder; nothing else is run.
  const here = script.replaceAll("/etc/", `${folder}/etc/`);
  const { exitCode, errors } = await runScript(`sudo() { case "$1" in tee) "$@" ;; esac; }\n${here}`, folder);
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: "" });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the two configurations are understood, and differ in their admin port", async () => {
  const env = { DATABASE_URL: "postgresql://127.0.0.1/primary_network" };
  const [serve, index] = await Promise.all(
    ["serve", "index"].map((name) => readConfig(join(folder, `etc/primary-network/${name}.yaml`), env)),
  );
  expect(serve?.listen).toMatchObject({ adminPort: 8081, allowHosts: ["api.example.net"] });
  expect(index?.listen).toEqual({ ...serve?.listen, adminPort: 8082 });
});

test("nginx passes the caller's host and address on", async () => {
  const site = await readFile(join(folder, "etc/nginx/conf.d/primary-network.conf"), "utf8");
  expect(site).toContain("server_name api.example.net;");
  expect(site).toContain("proxy_set_header Host $host;");
  expect(site).toContain("proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;");
});
