import { createDataClient, formatAvax } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const addresses = ["P-local1wp7rd7cxetcqqf9kl7w0533gpgld5klm90e2qn"];

// The response type depends on the chain.
const { balances } = await data.balances.get({ blockchainId: "p-chain", addresses });
for (const { symbol, amount } of balances.unlockedUnstaked) console.log(formatAvax(amount), symbol, "free");
for (const { symbol, amount } of balances.unlockedStaked) console.log(formatAvax(amount), symbol, "staked");
