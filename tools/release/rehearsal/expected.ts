/** What every consumer must have printed, and what it must have requested of the scripted server: doing nothing is a failure. */

const LINES = [
  "list-page",
  "walk-pages",
  "metrics-pages",
  "retried-503",
  "not-found-error",
  "rpc-error",
  "exact-integers",
  "decoded-block",
  "signed-payment",
].map((name) => `ok ${name}`);

const REQUESTS = {
  "/v1/avg_tps/43112": 1,
  "/v1/avg_tps/43112?pageToken=second": 1,
  "/unavailable-once/v1/networks/fuji/subnets": 2,
  "/v1/networks/fuji/subnets": 1,
};

/**
 * The number of behaviours shown. Throws, saying what differs, unless exactly the expected lines were printed and exactly the
 * expected requests (how many by path) were sent.
 */
export function checkBehaviours(printed: string, requests: Readonly<Record<string, number>>): number {
  const lines = printed.split("\n").filter((line) => line.trim() !== "");
  if (lines.join("\n") !== LINES.join("\n"))
    throw new Error(`it printed\n${lines.join("\n") || "nothing"}\nand not\n${LINES.join("\n")}`);
  const times = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([path, count]) => `${count} x ${path}`)
      .sort()
      .join("\n");
  if (times(requests) !== times(REQUESTS))
    throw new Error(`it requested\n${times(requests) || "nothing"}\nand not\n${times(REQUESTS)}`);
  return lines.length;
}
