/** How the local network differs from a real node on purpose, each with its reason. */

export interface MeantDeviation {
  /** Names of questions. */
  readonly questions: RegExp;
  /** Lines of `replyDifferences`. */
  readonly lines: RegExp;
  /** All that may differ within such a line of the form `ours instead of the node's`; where it is not given the whole line may be. */
  readonly differing?: RegExp;
  readonly reason: string;
}

export const meantDeviations: readonly MeantDeviation[] = [
  {
    questions: /health/,
    lines: /\.checks\./,
    reason: "the checks are those of the node's own machine: disk, network, router, keys",
  },
  {
    questions: /asked as another host/,
    lines: /./,
    reason: "hosts are checked by the listener of the command, which is not there in this process",
  },
  {
    questions: /platform\.getCurrentValidators/,
    lines: /^\.result\.validators\[\]\.signer\.proofOfPosession: should not be there$/,
    reason: "programs written by the documentation read this spelling; the node's own is there beside it",
  },
  {
    questions: /platform\.getCurrentValidators: no arguments/,
    lines: /^\.result\.validators\[\]\.signer: missing$/,
    reason: "the history has validators from before BLS keys, which a new network has not",
  },
  {
    questions: /platform\.getValidatorsAt: (last height|proposed)/,
    lines: /^\.result\.\*\.publicKey: null instead of hex$/,
    reason: "the history has validators from before BLS keys, for which a node says null",
  },
  {
    questions: /: (height that is not there|start that is not there|block beyond the head|beyond the head)$/,
    lines: /^error .*(current P-chain height|last accepted index|head|last accepted block) /,
    differing: /(?<=current P-chain height \(|last accepted index \(|, head |last accepted block )\d+/g,
    reason: "each network has heights of its own",
  },
  {
    questions: /getUTXOs: as json$/,
    lines: /^error /,
    differing: /(?<=couldn't encode UTXO )\w+/g,
    reason: "each network has outputs of its own",
  },
  {
    questions: /(platform|avm)\.issueTx: accepted before$/,
    lines: /^error /,
    differing: /(?<=failed to get utxo )\w+|(?<=failed to read consumed UTXO 1{32}LpoYY:)\d+/g,
    reason: "each network's first transaction spends an output of its own",
  },
  {
    questions: /platform\.(getStakingAssetID|getMinStake): (subnet with permission|L1)$/,
    lines: /^error /,
    differing: /\{(subnetId|l1SubnetId|chainSubnetId|tx\.CreateSubnetTx)\}/g,
    reason: "the subnet that was created first is another one among the facts",
  },
  {
    questions: /platform\.getBlock(: as json|ByHeight: height 1 as json)$/,
    lines: /^\.result\.block\.txs\[\]\.unsignedTx\.\w+: missing$/,
    reason: "the first block has transactions of other types; each type is asked for by itself",
  },
  {
    questions: /avm\.getAllBalances: one address$/,
    lines: /^\.result\.balances\[\]\.asset: id instead of text$/,
    reason: "the address owns an asset without an alias too",
  },
  {
    questions: /avm\.getTx: CreateAssetTx as json$/,
    lines: /^\.result\.tx\.unsignedTx\.initialStates\[\]\.outputs\[\]\.amount: missing$/,
    reason: "the first asset has the right to mint among its first outputs, which is no amount",
  },
  {
    questions: /debug_trace(Transaction|BlockByNumber): with internal calls$/,
    lines: /\.output: should not be there$/,
    reason: "the first contract that calls others gives bytes back, that of the recorded network none",
  },
  {
    questions: /\/ext\/bc\/C\/rpc eth_accounts: no arguments$/,
    lines: /^\{"jsonrpc":"2\.0","id":1,"result":\[\]\} instead of .*-32601/,
    reason: "wallets ask it first: no accounts, as of a node with `internal-account` among its `eth-apis`",
  },
  {
    questions: /\/ext\/bc\/C\/rpc batch$/,
    lines: /^\[\]\.result: list instead of hex$/,
    reason: "the batch asks `eth_accounts` too",
  },
  {
    questions: /platform\.getBalance: address with a wrong checksum$/,
    lines: /^error /,
    differing: /(?<=bech32=|bech32m=|got )\w+/g,
    reason: "each network's addresses have checksums of their own",
  },
  {
    questions: /eth_sendRawTransaction: sent before$/,
    lines: /^error /,
    differing: /(?<=next nonce |tx nonce )\d+/g,
    reason: "each network's account has sent a number of transactions of its own",
  },
  {
    questions: /eth_estimateGas: without funds$/,
    lines: /^error /,
    differing: /(?<=failed with )\d+/g,
    reason: "blocks of the local network have another gas limit",
  },
];

/** Whether a line is as this deviation allows it. */
export function allows(
  { questions, lines, differing }: MeantDeviation,
  question: string,
  line: string,
): boolean {
  if (!questions.test(question) || !lines.test(line)) return false;
  if (differing === undefined) return true;
  const [ours, theirs] = line.replace(/^error /, "").split(" instead of ");
  return ours?.replaceAll(differing, "~") === theirs?.replaceAll(differing, "~");
}
