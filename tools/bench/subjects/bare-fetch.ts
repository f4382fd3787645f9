/** The global fetch and nothing else: the measure that every other subject is a multiple of. */
import type { SubjectClient } from "../client.ts";
import {
  type NODE_CALLS,
  oneUrl,
  onlyItem,
  type Page,
  pageUrl,
  RPC_PATH,
  rpcBody,
  smallUrl,
  type ValidatorsResponse,
} from "../requests.ts";
import { walkPages } from "../walk-pages.ts";

/** Where the hex of an output has its amount: after `0x`, the version, the input, the asset and the kind of output. */
const AMOUNT_AT = 2 + 2 * (2 + 36 + 32 + 4);

export async function connect(baseUrl: string): Promise<SubjectClient> {
  let id = 0;
  const page = async (pageToken?: string): Promise<Page> => {
    const response = await fetch(pageUrl(baseUrl, pageToken));
    const { validators, nextPageToken }: ValidatorsResponse = await response.json();
    return { items: validators, nextPageToken };
  };
  const read = async <T>(call: keyof typeof NODE_CALLS): Promise<T> => {
    id += 1;
    const response = await fetch(`${baseUrl}${RPC_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: rpcBody(id, call),
    });
    return (await response.json()).result;
  };
  return {
    async small() {
      const response = await fetch(smallUrl(baseUrl));
      return response.json();
    },
    async one() {
      const response = await fetch(oneUrl(baseUrl));
      return onlyItem(await response.json());
    },
    page,
    walk: (onPage) => walkPages(page, onPage),
    rpc: () => read("rpc"),
    height: () => read("height"),
    nodeValidators: () => read("nodeValidators"),
    async utxos() {
      const { utxos } = await read<{ readonly utxos: readonly string[] }>("utxos");
      return utxos.map((hex) => BigInt(`0x${hex.slice(AMOUNT_AT, AMOUNT_AT + 16)}`));
    },
  };
}
