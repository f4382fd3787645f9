/** Balances of ERC-20 tokens: the holders that blocks showed, by `balanceOf` at the node. */
import { ALL, type Compared } from "../compared.ts";
import { unlessOff } from "../node-calls.ts";

/** Selector of `balanceOf(address)`. */
const BALANCE_OF = "0x70a08231";

/** @param holder chain, contract and account, separated by spaces */
export async function compareHolder(compared: Compared, holder: string): Promise<void> {
  const { call, data, comparison, evmChains, position } = compared;
  const [name = "", contract = "", address = ""] = holder.split(" ");
  const chain = evmChains.find((each) => each.name === name);
  if (chain === undefined) return;
  const { chainId, path } = chain;
  const number = position[name] ?? 0;
  const balanceOf = { to: contract, data: `${BALANCE_OF}${address.slice(2).padStart(64, "0")}` };
  const said = await unlessOff<string>(
    () => call(path, "eth_call", [balanceOf, `0x${number.toString(16)}`]),
    (reason) => comparison.leaveOut({ chain: name, subject: "balances of tokens", reason }),
  );
  // A contract that only looks like a token returns anything.
  if (said === undefined || !/^0x[\da-f]{64}$/.test(said)) return;
  const query = { chainId, address, blockNumber: String(number), filterSpamTokens: false, pageSize: 500 };
  await comparison.compareResponse(
    {
      chain: name,
      name: "balances of tokens, by balanceOf",
      ask: `GET /v1/chains/${chainId}/addresses/${address}/balances:listErc20?blockNumber=${number}`,
    },
    `${contract} of ${address}`,
    BigInt(said),
    // The index finds the tokens of an account by its transfers.
    () => data.evm.listErc20Balances(query).toArray(ALL),
    (tokens) => tokens.find((token) => token.address.toLowerCase() === contract)?.balance ?? "0",
  );
}
