/** Puts the data client together: one property per resource over one transport. */
import type { ClientOptions, Middleware } from "@primary-network/core";
import { addresses } from "./addresses.ts";
import { assets } from "./assets.ts";
import { blockchains } from "./blockchains.ts";
import { blocks } from "./blocks.ts";
import { balances } from "./chain-balances.ts";
import { delegators } from "./delegators.ts";
import { evm } from "./evm.ts";
import type { Network } from "./gen/operations.ts";
import { health } from "./health.ts";
import { createHttpTransport, type Http } from "./http.ts";
import { icm } from "./icm.ts";
import { l1Validators } from "./l1-validators.ts";
import { networks } from "./networks.ts";
import { nfts } from "./nfts.ts";
import { operations } from "./operations.ts";
import { rewards } from "./rewards.ts";
import { signatures } from "./signatures.ts";
import { status } from "./status.ts";
import { subnets } from "./subnets.ts";
import { supply } from "./supply.ts";
import { teleporter } from "./teleporter.ts";
import { transactions } from "./transactions.ts";
import { usage } from "./usage.ts";
import { utxos } from "./utxos.ts";
import { validators } from "./validators.ts";
import { vertices } from "./vertices.ts";
import { webhooks } from "./webhooks.ts";

/** Options of {@link createDataClient}. */
export interface DataClientOptions extends ClientOptions {
  /**
   * Network of every call that does not name one: mainnet, fuji or testnet.
   * @default none: each call that needs one must name it
   */
  readonly network?: Network | undefined;
}

/** The data client. */
export interface DataClient {
  /** Signatures of validators on Warp messages. */
  readonly signatures: ReturnType<typeof signatures>;
  /** Exports of transactions, and how far they are. */
  readonly operations: ReturnType<typeof operations>;
  /** Transactions of the P-, X- and C-Chain. */
  readonly transactions: ReturnType<typeof transactions>;
  /** Unspent outputs of addresses. */
  readonly utxos: ReturnType<typeof utxos>;
  /** Sums of outputs of addresses. */
  readonly balances: ReturnType<typeof balances>;
  /** Assets of the X-Chain. */
  readonly assets: ReturnType<typeof assets>;
  /** Vertices of the X-Chain. */
  readonly vertices: ReturnType<typeof vertices>;
  /** How much AVAX there is. */
  readonly supply: ReturnType<typeof supply>;
  /** Subnets and L1s with their chains. */
  readonly subnets: ReturnType<typeof subnets>;
  /** Blockchains of subnets and L1s. */
  readonly blockchains: ReturnType<typeof blockchains>;
  /** Validators of the Primary Network and of subnets. */
  readonly validators: ReturnType<typeof validators>;
  /** Delegations to validators. */
  readonly delegators: ReturnType<typeof delegators>;
  /** Validators of L1s with their balances. */
  readonly l1Validators: ReturnType<typeof l1Validators>;
  /** What is staked on a network altogether. */
  readonly networks: ReturnType<typeof networks>;
  /** Rewards that stakes were paid, and those that running stakes have earned. */
  readonly rewards: ReturnType<typeof rewards>;
  /** Which chains addresses have used, and when. */
  readonly addresses: ReturnType<typeof addresses>;
  /** Blocks of the P- and X-Chain. */
  readonly blocks: ReturnType<typeof blocks>;
  /** Transactions, contracts and token transfers of EVM chains. */
  readonly evm: ReturnType<typeof evm>;
  /** Metadata of NFTs. */
  readonly nfts: ReturnType<typeof nfts>;
  /** Interchain messages between EVM chains. */
  readonly icm: ReturnType<typeof icm>;
  /** How far the chains of the deployment are indexed. */
  readonly status: ReturnType<typeof status>;
  /** Health of the deployment. */
  readonly health: ReturnType<typeof health>;
  /** Interchain messages under their former name. */
  readonly teleporter: ReturnType<typeof teleporter>;
  /** What API keys have requested, and what it cost. */
  readonly usage: ReturnType<typeof usage>;
  /** URLs to which the service posts messages as things happen. */
  readonly webhooks: ReturnType<typeof webhooks>;
  /** The raw typed openapi-fetch client over the same pipeline. */
  readonly http: Http;
  /** Adds a middleware around the sending of every later attempt; the first added is the outermost. */
  use(middleware: Middleware): void;
}

/**
 * Makes a client of the data service. Nothing is sent until a method is called.
 *
 * @throws ValidationError naming the option that is wrong.
 * @example
 * ```ts
 * const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
 * for await (const validator of data.validators.list()) console.log(validator.nodeId);
 * ```
 */
export function createDataClient(options: DataClientOptions): DataClient {
  const transport = createHttpTransport(options);
  return {
    signatures: signatures(transport),
    operations: operations(transport, options.clock),
    transactions: transactions(transport),
    utxos: utxos(transport),
    balances: balances(transport),
    assets: assets(transport),
    vertices: vertices(transport),
    supply: supply(transport),
    subnets: subnets(transport),
    blockchains: blockchains(transport),
    validators: validators(transport),
    delegators: delegators(transport),
    l1Validators: l1Validators(transport),
    networks: networks(transport),
    rewards: rewards(transport),
    addresses: addresses(transport),
    blocks: blocks(transport),
    evm: evm(transport),
    nfts: nfts(transport),
    icm: icm(transport),
    status: status(transport),
    health: health(transport),
    teleporter: teleporter(transport),
    usage: usage(transport),
    webhooks: webhooks(transport),
    get http() {
      return transport.http;
    },
    use: transport.use,
  };
}
