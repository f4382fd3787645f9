/** A contract written by hand for the EVM tools: any call logs 42 under the topic 42, and returns 42. */

/** Copies the 17 bytes behind it, which store 42 in memory, log that word, and return it. */
export const bytecode = "0x6011600c60003960116000f3602a600052602a60206000a160206000f3";
export const answer = 42n;

/** The value of a call's output, which must be the contract's. */
export function checkedAnswer(output: string | undefined): bigint {
  const value = BigInt(output ?? "0x");
  if (value !== answer) throw new Error(`got ${value}`);
  return value;
}

/** A log as every tool shows it. */
interface Log {
  readonly topics: readonly string[];
  readonly data: string;
}

/** Describes the logs of a contract that was called once: they must be that call's. */
export function checkedLogs(logs: readonly Log[]): string {
  const [log] = logs;
  if (log === undefined || logs.length > 1) throw new Error(`${logs.length} logs instead of 1`);
  for (const word of [log.topics[0], log.data]) checkedAnswer(word);
  return "1 log";
}

/** Describes a settled block, which is never above the latest one. */
export function checkedHeights(finalized: number | bigint, latest: number | bigint): string {
  if (!(finalized <= latest)) throw new Error(`finalized ${finalized} is above latest ${latest}`);
  return `finalized ${finalized}, latest ${latest}`;
}
