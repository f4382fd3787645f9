/** Names of the parameters of well-known methods: a signature has their types only. */

const NAMES: Readonly<Record<string, readonly string[]>> = {
  // ERC-20
  "transfer(address,uint256)": ["to", "amount"],
  "transferFrom(address,address,uint256)": ["from", "to", "amount or token id"],
  "approve(address,uint256)": ["spender", "amount or token id"],
  "mint(address,uint256)": ["to", "amount"],
  "burn(uint256)": ["amount"],
  "withdraw(uint256)": ["amount"],
  // ERC-721 and ERC-1155
  "safeMint(address,uint256)": ["to", "token id"],
  "safeTransferFrom(address,address,uint256)": ["from", "to", "token id"],
  "safeTransferFrom(address,address,uint256,bytes)": ["from", "to", "token id", "data"],
  "safeTransferFrom(address,address,uint256,uint256,bytes)": ["from", "to", "token id", "amount", "data"],
  "safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)": [
    "from",
    "to",
    "token ids",
    "amounts",
    "data",
  ],
  "setApprovalForAll(address,bool)": ["operator", "approved"],
  // Interchain messages
  "sendCrossChainMessage((bytes32,address,(address,uint256),uint256,address[],bytes))": ["message"],
  "receiveCrossChainMessage(uint32,address)": ["message index", "relayer reward address"],
};

/** The names in the order of the parameters; none of a method that is not known. */
export const parameterNames = (signature: string): readonly string[] => NAMES[signature] ?? [];
