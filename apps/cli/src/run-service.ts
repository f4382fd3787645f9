/** Runs `serve` or `index` at a terminal: prints where it listens, and ends it when interrupted. */
import { readConfig } from "./config/config.ts";
import { type Roles, startServing } from "./serve.ts";
import { untilSignal } from "./signal.ts";

/** Resolves when everything has ended. */
export async function runService(file: string, roles: Roles): Promise<void> {
  const serving = await startServing(await readConfig(file, process.env), roles);
  const where = [
    ...(serving.api ? [`data and metrics  ${serving.api.url}`] : []),
    `admin  ${serving.admin.url}`,
  ];
  console.log(where.join("\n"));
  await untilSignal();
  await serving.close();
}
