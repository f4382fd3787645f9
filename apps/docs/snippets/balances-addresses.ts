import {
  createDataClient,
  formatAddress,
  formatEvmAddress,
  hrpOf,
  parseAddress,
  parseNodeId,
  ValidationError,
} from "@primary-network/data";

// The same key on another chain, and on another network.
const { bytes } = parseAddress("P-avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c");
console.log(formatAddress({ chain: "X", hrp: "avax", bytes }));
console.log(formatAddress({ hrp: hrpOf("fuji"), bytes }));
console.log(formatEvmAddress("0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"));
console.log(parseNodeId("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg").length, "bytes");

// Addresses among a call's parameters are checked before anything is sent.
const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
try {
  await data.addresses.getChains({ addresses: ["avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c"] });
} catch (error) {
  if (!(error instanceof ValidationError)) throw error;
  console.log(error.field, error.rule);
}
