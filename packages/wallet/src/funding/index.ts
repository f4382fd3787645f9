/** Entry point for programs that make types of transactions that the builders do not know: pays for them, and sorts their parts. */
export { amountOf, availabilityOf, type Coin, inputOf, ownersOfCoin, signingIndices } from "../coin.ts";
export { sortInputs, sortOutputs, sortXOutputs } from "../order.ts";
export { pCosts } from "../quote.ts";
export type { Costs, Need } from "./demand.ts";
export { FREE } from "./demand.ts";
export { type Funded, type Funding, fund, type Parts } from "./fund.ts";
