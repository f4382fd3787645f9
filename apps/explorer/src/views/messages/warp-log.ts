/** The Warp message in which an interchain message left its chain, among the logs of that chain. */
import type { DataClient, IcmMessage } from "@primary-network/data";

/** Contract of the Warp precompile, the same on every chain. */
const WARP = "0x0200000000000000000000000000000000000005";
/** Topic of SendWarpMessage(address indexed sender, bytes32 indexed messageID, bytes message). */
const SENT = "0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d";
/** Hex digits of a word of the ABI. */
const WORD = 64;

type Named = Pick<IcmMessage, "messageNonce" | "from">;

/**
 * Returns true if the data of a SendWarpMessage log contain a message: its nonce and its sender are two
 * adjacent words.
 */
export function carries(data: string, { messageNonce, from }: Named): boolean {
  const nonce = BigInt(messageNonce).toString(16).padStart(WORD, "0");
  const sender = from.slice(2).toLowerCase().padStart(WORD, "0");
  return data.toLowerCase().includes(nonce + sender);
}

/**
 * Reads the logs of the chain up to the transaction that sent the message. Undefined when they do not have
 * it. The service reads them from its node, 50 blocks a second, so that a long chain takes long.
 */
export async function warpLogOf(
  data: DataClient,
  { chainId, txHash, timestamp }: { chainId: string; txHash: string; timestamp: number },
  message: Named,
  signal: AbortSignal,
): Promise<string | undefined> {
  const logs = data.evm.streamLogs(
    { chainId, addresses: [WARP], topics: [SENT], since: "earliest" },
    { signal },
  );
  for await (const event of logs) {
    if (event.type === "ready") return undefined;
    if (event.type !== "item") continue;
    const { item } = event;
    if (item.txHash === txHash && carries(item.data, message)) return item.data;
    if (item.blockTimestamp > timestamp) return undefined;
  }
  return undefined;
}

/** Bytes of a signed message behind its signers: the aggregated signature. */
const SIGNATURE = 96;
/** Bytes before the length of the payload: codec version, network and chain. */
const HEAD = 2 + 4 + 32;
const LENGTH = 4;

/**
 * Counts the validators that signed: the set bits in the signers of a signed Warp message.
 *
 * @param signed hex with or without 0x
 */
export function signersIn(signed: string): number {
  const bytes = [...signed.replace(/^0x/, "").matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16));
  const lengthAt = (at: number) => bytes.slice(at, at + LENGTH).reduce((sum, byte) => sum * 256 + byte, 0);
  const signatureAt = HEAD + LENGTH + lengthAt(HEAD);
  const signersAt = signatureAt + 2 * LENGTH; // behind the type of the signature and the length of the signers
  const count = lengthAt(signatureAt + LENGTH);
  if (bytes.length !== signersAt + count + SIGNATURE)
    throw new RangeError(`a signed Warp message cannot have ${bytes.length} bytes`);
  return bytes
    .slice(signersAt, signersAt + count)
    .reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);
}
