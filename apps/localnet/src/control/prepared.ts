/**
 * A prepared network: the slow results from building its history, so the same network need not compute them
 * again. The history itself is run in any case, and its last blocks prove that the results belong to it.
 */
import { base64 } from "@scure/base";
import * as v from "valibot";
import type { EvmHistory } from "../evm/pair.ts";
import type { Work } from "../keys/memo.ts";

/** Content of the option `prepared`. */
export interface Prepared {
  /** Digest of the options: a network with others is not prepared by this. */
  readonly world: string;
  /** Ids of the last blocks of the P-, X- and C-Chain. */
  readonly tips: readonly string[];
  readonly work: Work;
  /** Undefined without EVM chains. */
  readonly evm: EvmHistory | undefined;
}

/** Changes with the form of the bytes. */
const FORMAT = 1;
const DIGEST = 32;

const schema = v.object({
  format: v.literal(FORMAT),
  world: v.string(),
  tips: v.array(v.string()),
  work: v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), v.unknown()]))])),
  evm: v.optional(v.custom<EvmHistory>((value) => typeof value === "object" && value !== null)),
});

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const isBytes = (value: unknown): value is { readonly $: string } =>
  typeof value === "object" && value !== null && "$" in value && typeof value.$ === "string";

/** Bytes that are checked when they are read. */
export async function encodePrepared({ work, ...prepared }: Prepared): Promise<Uint8Array> {
  const entries = [...work].map(([name, values]) => [name, [...values]]);
  const text = JSON.stringify({ format: FORMAT, ...prepared, work: entries }, (_key, value: unknown) =>
    value instanceof Uint8Array ? { $: base64.encode(value) } : value,
  );
  const body = new TextEncoder().encode(text);
  const bytes = new Uint8Array(DIGEST + body.length);
  bytes.set(await sha256(body));
  bytes.set(body, DIGEST);
  return bytes;
}

/** @returns undefined for bytes that are damaged, or of another version */
export async function decodePrepared(bytes: Uint8Array): Promise<Prepared | undefined> {
  const body = bytes.slice(DIGEST);
  const digest = await sha256(body);
  if (bytes.length <= DIGEST || digest.some((byte, index) => byte !== bytes[index])) return undefined;
  // Bytes with the right digest were written by `encodePrepared`, and can be parsed.
  const value: unknown = JSON.parse(new TextDecoder().decode(body), (_key, member: unknown) =>
    isBytes(member) ? base64.decode(member.$) : member,
  );
  const { success, output } = v.safeParse(schema, value);
  if (!success) return undefined;
  const { world, tips, work, evm } = output;
  return { world, tips, work: new Map(work.map(([name, values]) => [name, new Map(values)])), evm };
}
