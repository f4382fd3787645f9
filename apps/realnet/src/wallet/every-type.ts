/** Has the real node accept every type of transaction that the wallet kit builds. */
import { setTimeout as delay } from "node:timers/promises";
import { decodeCb58, encodeCb58, encodeHex, formatNodeId } from "@primary-network/codec";
import { registrationValidationId } from "@primary-network/codec/warp";
import { type NodeIdentity, nodeIdentityOf } from "@primary-network/devnet/avalanchego";
import { build, RefusedError, readAccount, type SigningDocument } from "@primary-network/wallet";
import { signManagerMessage } from "../drive/sign-warp.ts";
import { subnetEvmGenesis } from "../drive/subnet-evm-genesis.ts";
import { vmIdOf } from "../drive/subnets.ts";
import type { RealNetwork } from "../network.ts";
import type { WalletAccount } from "./account.ts";

const AVAX = 1_000_000_000n;
const hex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });
const keyOf = ({ nodeId, signer }: NodeIdentity) => ({
  nodeId: formatNodeId(nodeId),
  signer: { publicKey: hex(signer.publicKey), proofOfPossession: hex(signer.proofOfPossession) },
});

/** Runs all types with two accounts. */
export async function sendEveryType(
  network: RealNetwork,
  first: WalletAccount,
  second: WalletAccount,
): Promise<void> {
  await transfers(first, second);
  await assets(first, second);
  await subnets(network, first, second);
  await staking(network, first);
}

async function transfers(first: WalletAccount, second: WalletAccount): Promise<void> {
  const [from, x] = [first.address(), first.address("X")];
  const to = second.address();
  const context = () => first.context();
  await first.send(
    build.p.base({ from, payments: [{ to, amount: AVAX }] }, await first.coins("P"), await context()),
  );
  for (const destination of ["X", "C"] as const) {
    const payments = [{ to: first.address(destination), amount: 5n * AVAX }];
    await first.send(
      build.p.exportTo({ from, destination, payments }, await first.coins("P"), await context()),
    );
  }
  await first.send(
    build.x.importFrom({ from: x, source: "P" }, await arrived(first, "X", "P"), await context()),
  );
  const account = { from: first.address("C"), to: first.signer.evmAddress };
  await first.send(
    build.c.importFrom({ ...account, source: "P" }, await arrived(first, "C", "P"), await context()),
  );
  await first.send(
    build.x.base({ from: x, payments: [{ to, amount: AVAX }] }, await first.coins("X"), await context()),
  );
  for (const destination of ["P", "C"] as const) {
    const payments = [{ to: first.address(destination), amount: AVAX }];
    await first.send(
      build.x.exportTo({ from: x, destination, payments }, await first.coins("X"), await context()),
    );
  }
  for (const destination of ["P", "X"] as const) {
    const payments = [{ to: first.address(destination), amount: AVAX }];
    const paying = await readAccount(first.node, first.signer.evmAddress);
    await first.send(build.c.exportTo({ account: paying, destination, payments }, await context()));
  }
  await first.send(
    build.p.importFrom({ from, source: "X" }, await arrived(first, "P", "X"), await context()),
  );
  await first.send(
    build.p.importFrom({ from, source: "C" }, await arrived(first, "P", "C"), await context()),
  );
  await first.send(
    build.x.importFrom({ from: x, source: "C" }, await arrived(first, "X", "C"), await context()),
  );
  await first.send(
    build.c.importFrom({ ...account, source: "X" }, await arrived(first, "C", "X"), await context()),
  );
}

/** Coins that another chain exported. They come with the execution of its block. */
async function arrived(account: WalletAccount, chain: "P" | "X" | "C", source: "P" | "X" | "C") {
  for (let attempt = 0; attempt < 100; attempt++) {
    const coins = await account.coins(chain, source);
    if (coins.length > 0) return chain === "C" ? coins : [...coins, ...(await account.coins(chain))];
    await delay(100);
  }
  throw new Error(`nothing arrived on the ${chain}-Chain from the ${source}-Chain`);
}

async function assets(first: WalletAccount, second: WalletAccount): Promise<void> {
  const [from, to] = [first.address("X"), second.address("X")];
  const context = await first.context();
  const x = () => first.coins("X");
  const asset = {
    name: "Wallet token",
    symbol: "WAL",
    denomination: 2,
    minters: [from],
    propertyMinters: [from],
  };
  const more = { holders: [{ to: from, amount: 100n }], nftMinters: [{ owner: from, groupId: 1 }] };
  const assetId = await first.send(build.x.createAsset({ from, ...asset, ...more }, await x(), context));
  await first.send(build.x.base({ from, payments: [{ to, amount: 40n, assetId }] }, await x(), context));
  await first.send(build.x.mint({ from, assetId, to, amount: 7n }, await x(), context));
  await first.send(build.x.mintNft({ from, assetId, payload: "one", to: [from] }, await x(), context));
  await first.send(build.x.transferNft({ from, assetId, to }, await x(), context));
  await first.send(build.x.mintProperty({ from, assetId, to: from }, await x(), context));
  await first.send(build.x.burnProperty({ from, assetId }, await x(), context));
}

async function subnets(network: RealNetwork, first: WalletAccount, second: WalletAccount): Promise<void> {
  const from = first.address();
  const owner = { addresses: [from, second.address()], threshold: 2 };
  const p = () => first.coins("P");
  const send = async (document: SigningDocument) => await first.send(document, second.signer);
  const subnetId = await send(build.p.createSubnet({ from, owner }, await p(), await first.context()));
  const both = { from: owner.addresses, subnetId, subnetOwner: owner };
  const genesis = subnetEvmGenesis(77_010, first.signer.evmAddress as `0x${string}`);
  const chain = { name: "Wallet chain", vmId: encodeCb58(vmIdOf("subnetevm")), genesis };
  const chainId = await send(build.p.createChain({ ...both, ...chain }, await p(), await first.context()));
  const nodeId = formatNodeId(network.nodes[0].identity.nodeId);
  const context = await first.context();
  const end = context.time + 30 * 86_400;
  await send(build.p.addSubnetValidator({ ...both, nodeId, end, weight: 3n }, await p(), context));
  await send(build.p.removeSubnetValidator({ ...both, nodeId }, await p(), await first.context()));
  await send(build.p.transferSubnetOwnership({ ...both, owner: from }, await p(), await first.context()));

  const own = { from, subnetId, subnetOwner: from };
  const identities = [0, 1].map((index) => nodeIdentityOf(network.seed, `wallet-l1-${index}`));
  const validators = identities.map((identity) => ({
    ...keyOf(identity),
    weight: 100n,
    balance: AVAX,
    remainingBalanceOwner: from,
    deactivationOwner: from,
  }));
  const address = `0x${"0f".repeat(20)}`;
  await send(
    build.p.convertSubnetToL1(
      { ...own, manager: { chainId, address }, validators },
      await p(),
      await first.context(),
    ),
  );
  const manager = {
    networkId: network.networkId,
    chainId: decodeCb58(chainId),
    address: new Uint8Array(20).fill(15),
  };
  const newcomer = nodeIdentityOf(network.seed, "wallet-l1-newcomer");
  const l1Owner = { threshold: 1, addresses: [...ownerBytes(network, "kim")] };
  const registration = {
    type: "RegisterL1Validator" as const,
    subnetId: decodeCb58(subnetId),
    nodeId: newcomer.nodeId,
    blsPublicKey: newcomer.signer.publicKey,
    expiry: BigInt(Math.floor(Date.now() / 1_000) + 3_600),
    remainingBalanceOwner: l1Owner,
    deactivationOwner: l1Owner,
    weight: 20n,
  };
  const { proofOfPossession } = keyOf(newcomer).signer;
  await onceKnown(first, async () => {
    const message = hex(signManagerMessage(manager, registration, identities));
    const intent = { from, balance: AVAX, proofOfPossession, message };
    return build.p.registerL1Validator(intent, await p(), await first.context());
  });
  const id = registrationValidationId(registration);
  await onceKnown(first, async () => {
    const change = { type: "L1ValidatorWeight" as const, validationId: id, nonce: 0n, weight: 25n };
    const message = hex(signManagerMessage(manager, change, [...identities, newcomer]));
    return build.p.setL1ValidatorWeight({ from, message }, await p(), await first.context());
  });
  const validationId = encodeCb58(id);
  await send(
    build.p.increaseL1ValidatorBalance(
      { from, validationId, amount: AVAX },
      await p(),
      await first.context(),
    ),
  );
  await send(
    build.p.disableL1Validator(
      { from, validationId, deactivationOwner: from },
      await p(),
      await first.context(),
    ),
  );
}

function* ownerBytes(network: RealNetwork, name: string): Generator<Uint8Array> {
  for (const account of network.accounts) if (account.name === name) yield account.address;
}

/** Sends what the node checks at the height of an epoch, which a new block ends. */
async function onceKnown(account: WalletAccount, make: () => Promise<SigningDocument>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await account.send(await make());
      return;
    } catch (error) {
      if (!(error instanceof RefusedError) || error.reason !== "message" || attempt === 30) throw error;
      const from = account.address();
      const tick = build.p.base(
        { from, payments: [{ to: from, amount: 1n }] },
        await account.coins("P"),
        await account.context(),
      );
      await account.send(tick);
      await delay(1_000);
    }
  }
}

async function staking(network: RealNetwork, first: WalletAccount): Promise<void> {
  const from = first.address();
  const p = () => first.coins("P");
  const { minValidatorStake, minDelegatorStake } = await first.node.call("platform.getMinStake");
  const [stake, delegated] = [BigInt(minValidatorStake), BigInt(minDelegatorStake)];
  const context = await first.context();
  const end = context.time + 15 * 86_400;
  const validator = keyOf(nodeIdentityOf(network.seed, "wallet-validator"));
  await first.send(
    build.p.addValidator({ from, ...validator, stake, end, delegationFee: 2 }, await p(), context),
  );
  const { nodeId } = validator;
  await first.send(
    build.p.addDelegator({ from, nodeId, stake: delegated, end: end - 60 }, await p(), await first.context()),
  );
  if (network.heliconTime === undefined) return;
  const renewed = keyOf(nodeIdentityOf(network.seed, "wallet-renewed"));
  const config = { restake: 50, period: 14 * 86_400 };
  const txId = await first.send(
    build.p.addAutoRenewedValidator(
      { from, ...renewed, stake, delegationFee: 2, ...config },
      await p(),
      await first.context(),
    ),
  );
  await first.send(
    build.p.setAutoRenewedValidator(
      { from, txId, authority: from, restake: 0, period: 0 },
      await p(),
      await first.context(),
    ),
  );
}
