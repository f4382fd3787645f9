import {
  build,
  createWalletNode,
  mergeDocuments,
  missingSignatures,
  privateKeySigner,
  readCoins,
  readContext,
  sign,
} from "@primary-network/wallet";

const node = createWalletNode({ baseUrl: "http://127.0.0.1:9650" });
const [first, second] = [process.env.WALLET_KEY ?? "", process.env.SECOND_KEY ?? ""].map(privateKeySigner);
if (first === undefined || second === undefined) throw new Error("two keys are needed");

const context = await readContext(node);
const form = { networkId: context.networkId, chain: "P" } as const;
const addresses = [first.address(form), second.address(form)];
const coins = await readCoins(node, { chain: "P", addresses });

// Gives a subnet that both own to the first of them. Each gets a copy, as a file or a message.
const subnetOwner = { addresses, threshold: 2 };
const subnetId = "2bRCr6B4MiEfSjidDwxDpdCyviwnfUVqB2HGwhm947w9YYqb7r";
const intent = { from: addresses, subnetId, subnetOwner, owner: first.address(form) };
const text = JSON.stringify(build.p.transferSubnetOwnership(intent, coins, context));
const copies = [await sign(JSON.parse(text), first), await sign(JSON.parse(text), second)] as const;
for (const copy of copies) console.log("missing:", missingSignatures(copy).length);

const complete = mergeDocuments(...copies);
console.log("missing:", missingSignatures(complete).length, "for", complete.type);
