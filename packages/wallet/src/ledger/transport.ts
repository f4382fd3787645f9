/** One command of a Ledger device: its bytes there and back, and its status as an error. */
import { SignerError, type SignerReason } from "../errors.ts";

/** Way to a device: `Transport` of `@ledgerhq/hw-transport`, or anything with its `send`. */
export interface LedgerTransport {
  /** Sends a command. The response ends with the two bytes of its status. Other statuses than 0x9000 may be thrown. */
  send(cla: number, ins: number, p1: number, p2: number, data?: Uint8Array): Promise<Uint8Array>;
}

/** Class of the app's commands. */
const CLASS = 0x80;
const OK = 0x9000;

type Meaning = readonly [SignerReason, string];
const LOCKED: Meaning = ["unavailable", "the device is locked"];
const CLOSED: Meaning = ["unavailable", "the Avalanche app is not open on the device"];

/** Meanings of statuses, from the app's list and that of the device's system. */
const MEANINGS = new Map<number, Meaning>([
  [0x5501, ["declined", "the person declined it on the device"]],
  [0x5515, LOCKED],
  [0x6511, CLOSED],
  [0x6983, ["unsupported", "the transaction is too large for the device"]],
  [0x6986, ["declined", "the person declined it on the device"]],
  [0x6a80, ["unsupported", "the app cannot read the transaction"]],
  [0x6d00, ["unsupported", "the app does not know the command: install a newer version"]],
  [0x6e00, CLOSED],
  [0x6e01, CLOSED],
  [0x9001, ["unavailable", "the device is busy"]],
]);

/** Statuses of a transaction that the app cannot show. */
export const UNREADABLE: ReadonlySet<number | undefined> = new Set([0x6983, 0x6a80]);

/** Sends a command of the app, and returns its response without the status. */
export async function exchange(
  transport: LedgerTransport,
  ins: number,
  p1: number,
  p2: number,
  data: Uint8Array,
): Promise<Uint8Array> {
  let response: Uint8Array;
  try {
    response = await transport.send(CLASS, ins, p1, p2, data);
  } catch (error) {
    const { statusCode } = Object(error);
    if (typeof statusCode === "number") throw refusal(statusCode, { cause: error });
    throw new SignerError("unavailable", `the device cannot be reached: ${messageOf(error)}`, {
      cause: error,
    });
  }
  const at = response.length - 2;
  if (at < 0) throw new SignerError("other", "the device returned no status");
  const status = new DataView(response.buffer, response.byteOffset).getUint16(at);
  if (status !== OK) throw refusal(status);
  return response.subarray(0, at);
}

function refusal(status: number, options: ErrorOptions = {}): SignerError {
  const code = `0x${status.toString(16)}`;
  const [reason, message] = MEANINGS.get(status) ?? (["other", "the device refuses the command"] as const);
  return new SignerError(reason, `${message} (${code})`, { ...options, code: status });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
