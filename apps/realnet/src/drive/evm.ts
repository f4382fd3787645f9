/** The C-Chain as a chain of contracts: payments in every envelope, tokens, reverts, contracts made by contracts. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { contracts } from "@primary-network/localnet";
import { type Hex, parseEther, stringToHex, toHex } from "viem";
import { call, deployment, EvmChain } from "./evm-chain.ts";
import type { Lane } from "./lane.ts";

const { Coin, Collection, Items, Factory, Splitter, Reverter, Vault } = contracts;
const SALT = stringToHex("realnet", { size: 32 });

/** Runs the lane. */
export async function driveEvm(lane: Lane): Promise<void> {
  const chain = new EvmChain(lane, "C-Chain");
  const [judy, alice, bob] = [lane.account("judy"), lane.account("alice"), lane.account("bob")];
  const [me, friend, other] = [judy.evmAddress, alice.evmAddress, bob.evmAddress];
  const pay = (to: Hex, avax: string) => ({ to, value: parseEther(avax) });

  await chain.send("pay, legacy", judy, { ...pay(friend, "1.5"), gas: 21_000n, envelope: "legacy" });
  await chain.send("pay, with an access list", judy, { ...pay(friend, "0.25"), envelope: "accessList" });
  await chain.send("pay, dynamic fee", judy, { ...pay(other, "0.000000000000000001"), gas: 21_000n });
  await chain.send("pay oneself nothing, with data", judy, { to: me, data: toHex(utf8ToBytes("hello")) });
  await chain.refused("with a nonce that is used", judy, pay(friend, "1"), 0);
  await chain.refused("more than there is", judy, pay(friend, "10000000"));
  await chain.refused("too little gas", judy, { ...pay(friend, "1"), gas: 20_000n });

  const { contractAddress: coin } = await chain.send(
    "deploy an ERC-20",
    judy,
    deployment(Coin, ["Real Coin", "REAL", 6, 1_000_000_000n]),
  );
  const { contractAddress: pictures } = await chain.send(
    "deploy an ERC-721",
    judy,
    deployment(Collection, ["Real Pictures", "RPIC"]),
  );
  const { contractAddress: items } = await chain.send(
    "deploy an ERC-1155",
    judy,
    deployment(Items, ["Real Items", "https://example.com/{id}.json"]),
  );
  await chain.sendTogether("tokens", judy, [
    call(Coin, coin, "transfer", [friend, 1_250_000n]),
    call(Coin, coin, "mint", [other, 5n]),
    call(Coin, coin, "burn", [7n]),
    call(Coin, coin, "approve", [friend, 100n]),
    call(Collection, pictures, "mint", [me, 1n, "https://example.com/1.json"]),
    call(Collection, pictures, "mint", [friend, 2n ** 255n, "data:application/json,{}"]),
    call(Collection, pictures, "safeTransferFrom", [me, other, 1n]),
    call(Items, items, "mint", [me, 7n, 1_000n]),
    call(Items, items, "mintBatch", [me, [8n, 9n], [1n, 2n ** 128n]]),
    call(Items, items, "safeTransferFrom", [me, friend, 7n, 250n, "0x"]),
    call(Items, items, "burn", [me, 7n, 50n]),
  ]);
  await chain.send("spend an allowance", alice, call(Coin, coin, "transferFrom", [me, other, 60n]));
  await chain.send("burn an NFT", alice, call(Collection, pictures, "burn", [2n ** 255n]));

  const { contractAddress: splitter } = await chain.send("deploy a splitter", judy, deployment(Splitter));
  await chain.send("pay by a contract: internal transfers", judy, {
    ...call(Splitter, splitter, "split", [[friend, other]]),
    value: parseEther("3"),
  });
  const { contractAddress: factory } = await chain.send("deploy a factory", judy, deployment(Factory));
  await chain.send("CREATE by a contract", judy, {
    ...call(Factory, factory, "create", [me]),
    value: parseEther("0.5"),
  });
  await chain.send("CREATE2 by a contract", judy, {
    ...call(Factory, factory, "create2", [friend, SALT]),
    value: parseEther("0.75"),
  });
  const { contractAddress: vault } = await chain.send("deploy with a value", judy, {
    ...deployment(Vault, [me]),
    value: parseEther("2"),
  });
  await chain.send(
    "withdraw from a contract",
    judy,
    call(Vault, vault, "withdraw", [other, parseEther("1")]),
  );

  const { contractAddress: reverter } = await chain.send("deploy a reverter", judy, deployment(Reverter));
  const fail = (functionName: string, args: readonly unknown[] = []) =>
    call(Reverter, reverter, functionName, args);
  await chain.send("revert with a custom error", judy, fail("fail", [3n]), true);
  await chain.send("revert with a text", judy, fail("failWithText"), true);
  await chain.send("panic", judy, fail("panic", [0n]), true);
  await chain.send("a revert inside that is caught", judy, fail("failInside", [2n]));
  await chain.send(
    "revert with a value sent along",
    judy,
    { ...fail("failWithValue", [2n]), value: parseEther("0.1") },
    true,
  );
  await chain.send("run out of gas", judy, { ...deployment(Reverter), gas: 100_000n }, true);
  await chain.send("a creation that reverts", judy, { data: "0x60006000fd" }, true);
}
