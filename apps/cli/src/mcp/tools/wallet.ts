/** The tools `build_transaction`, `explain_transaction` and `sign_transaction`. Only a local network's documents are signed. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { parseAvax } from "@primary-network/core";
import {
  build,
  explain,
  issue,
  missingSignatures,
  openDocument,
  privateKeySigner,
  readAccount,
  readCoins,
  readContext,
  type SigningDocument,
  sign,
  type WalletNode,
  waitForAcceptance,
} from "@primary-network/wallet";
import { z } from "zod";
import type { Connection } from "../connection.ts";
import { explainAccepted } from "../explain-accepted.ts";
import type { LocalNetwork } from "../local-network.ts";
import { addTool } from "../tool.ts";

/** Characters of a document that a result has room for. */
const LONGEST = 20_000;

/** The networks of the public. Their funds have value. */
const PUBLIC = [1, 5];

const document = z
  .record(z.string(), z.unknown())
  .describe("A signing document, as build_transaction or `primary-network wallet` makes it");

const input = {
  type: z.enum(["send", "export", "import", "delegate"]),
  chain: z.enum(["P", "X", "C"]).default("P").describe("The chain that executes it"),
  from: z
    .string()
    .max(100)
    .describe("The address that pays and signs; the 0x account for an export from the C-Chain"),
  to: z
    .string()
    .max(100)
    .optional()
    .describe("The receiver, for send and export; for an import, default: from"),
  amount: z.string().max(30).optional().describe("AVAX such as 1.5, for send, export and delegate"),
  other: z.enum(["P", "X", "C"]).optional().describe("The other chain of an export or import"),
  nodeId: z.string().max(60).optional().describe("The validator of a delegation"),
  end: z.number().int().min(0).optional().describe("Unix seconds at which a delegation ends"),
};

type Intent = z.output<z.ZodObject<typeof input>>;

/** A field that a type needs. */
function need<Name extends keyof Intent>(intent: Intent, name: Name): NonNullable<Intent[Name]> {
  const value = intent[name];
  if (value === undefined) throw new Error(`${intent.type} needs ${name}`);
  return value as NonNullable<Intent[Name]>; // undefined is the one missing value of the schema
}

/** The payment of an intent. */
const paymentOf = (intent: Intent) => ({
  to: need(intent, "to"),
  amount: parseAvax(need(intent, "amount")),
});

/** Builds what an intent asks for. The builders refuse the rest, and name the field. */
async function built(intent: Intent, node: WalletNode): Promise<SigningDocument> {
  const { type, chain, from } = intent;
  const context = await readContext(node);
  if (type === "export") {
    const payments = [paymentOf(intent)];
    const destination = need(intent, "other");
    if (chain === "C") {
      const account = await readAccount(node, from);
      return build.c.exportTo({ account, destination: destination as "P" | "X", payments }, context); // checked there
    }
    const coins = await readCoins(node, { chain, addresses: [from] });
    return chain === "P"
      ? build.p.exportTo({ from, destination: destination as "X" | "C", payments }, coins, context)
      : build.x.exportTo({ from, destination: destination as "P" | "C", payments }, coins, context);
  }
  if (type === "import") {
    const source = need(intent, "other");
    const arrived = await readCoins(node, { chain, source, addresses: [from] });
    if (chain === "C") {
      return build.c.importFrom(
        { from, source: source as "P" | "X", to: need(intent, "to") },
        arrived,
        context,
      );
    }
    const coins = [...arrived, ...(await readCoins(node, { chain, addresses: [from] }))];
    return chain === "P"
      ? build.p.importFrom({ from, source: source as "X" | "C", to: intent.to }, coins, context)
      : build.x.importFrom({ from, source: source as "P" | "C", to: intent.to }, coins, context);
  }
  if (chain === "C") throw new Error(`${type} is for the P- and X-Chain: an EVM wallet sends on the C-Chain`);
  const coins = await readCoins(node, { chain, addresses: [from] });
  if (type === "send") {
    return build[chain === "P" ? "p" : "x"].base({ from, payments: [paymentOf(intent)] }, coins, context);
  }
  if (chain !== "P") throw new Error("delegate is for the P-Chain");
  const stake = parseAvax(need(intent, "amount"));
  const term = { nodeId: need(intent, "nodeId"), end: need(intent, "end") };
  return build.p.addDelegator({ from, stake, ...term }, coins, context);
}

/** A document with its preview. */
function shown(made: SigningDocument) {
  const length = JSON.stringify(made).length;
  if (length > LONGEST) {
    throw new Error(
      `the document has ${length} characters, and a result has room for ${LONGEST}: use \`primary-network wallet\``,
    );
  }
  const { sentences, missing } = explain(made);
  return { sentences, missing, document: made };
}

export function addWallet(
  server: McpServer,
  connection: Connection,
  node: WalletNode,
  local: LocalNetwork | undefined,
): void {
  addTool(
    server,
    "build_transaction",
    {
      title: "Build a transaction",
      description: [
        "Builds an unsigned transaction from the outputs of an address, and explains it. Nothing is signed or sent.",
        "Types: send and delegate on a chain, export to and import from another one. Show the sentences to the user.",
      ].join(" "),
      input,
    },
    async (intent) => shown(await built(intent, node)),
  );
  addTool(
    server,
    "explain_transaction",
    {
      title: "Explain a transaction",
      description:
        "Says in sentences what a transaction does: of a signing document, or of an accepted P-, X- or C-Chain transaction by its id.",
      input: { document: document.optional(), id: z.string().min(1).max(100).optional() },
    },
    async ({ document: given, id }) => {
      if ((given === undefined) === (id === undefined)) throw new Error("give either document or id");
      return id === undefined ? explain(openDocument(given).document) : explainAccepted(connection, node, id);
    },
  );
  addTool(
    server,
    "sign_transaction",
    {
      title: "Sign a transaction of the local network",
      description:
        "Signs a document with the key of a development account, and sends it if it is complete. On other networks it is refused: there people sign, with `primary-network wallet sign`.",
      input: {
        document,
        account: z.string().max(40).default("alice").describe("Name of the development account that signs"),
      },
      changes: true,
    },
    async ({ document: given, account }) => {
      const { networkId } = openDocument(given).document;
      if (local === undefined || PUBLIC.includes(networkId)) {
        throw new Error(
          `sign_transaction signs for a local network only, not for network ${networkId}: use \`primary-network wallet sign\``,
        );
      }
      const before = openDocument(given).document;
      const signed = await sign(before, privateKeySigner(await local.keyOf(account)));
      if (signed.signatures.length === before.signatures.length) {
        throw new Error(
          `${account} has nothing to sign: missing are ${missingSignatures(before).join(", ")}`,
        );
      }
      if (missingSignatures(signed).length > 0) return { isSent: false, ...shown(signed) };
      const issued = await issue(node, signed);
      await waitForAcceptance(node, issued);
      return { isSent: true, ...issued, sentences: explain(signed).sentences };
    },
  );
}
