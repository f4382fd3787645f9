/** What every consumer must have printed, and what the scripted server must have been asked: doing nothing is a failure. */

const LINES = [
  "list-page",
  "walk-pages",
  "metrics-pages",
  "retried-503",
  "not-found-error",
  "rpc-error",
  "exact-integers",
  "decoded-block",
].map((name) => `ok ${name}`);

const ASKED = {
  "/v1/avg_tps/43112": 1,
  "/v1/avg_tps/43112?pageToken=second": 1,
  "/unavailable-once/v1/networks/fuji/subnets": 2,
  "/v1/networks/fuji/subnets": 1,
};

/**
 * The number of behaviours shown. Throws, saying what differs, unless exactly the wanted lines were printed and exactly the
 * wanted requests were made.
 *
 * @param {string} printed
 * @param {Readonly<Record<string, number>>} asked path -> how often
 */
export function checkBehaviours(printed, asked) {
  const lines = printed.split("\n").filter((line) => line.trim() !== "");
  if (lines.join("\n") !== LINES.join("\n"))
    throw new Error(`it printed\n${lines.join("\n") || "nothing"}\nand not\n${LINES.join("\n")}`);
  const times = (counts) =>
    Object.entries(counts)
      .map(([path, count]) => `${count} x ${path}`)
      .sort()
      .join("\n");
  if (times(asked) !== times(ASKED))
    throw new Error(`it asked\n${times(asked) || "nothing"}\nand not\n${times(ASKED)}`);
  return lines.length;
}
