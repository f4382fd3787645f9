/** Entry point for programs that make types without a builder: pays for transactions, and sorts their parts. */
export { amountOf, availabilityOf, type Coin, inputOf, ownersOfCoin, signingIndices } from "../coin.ts";
export { sortInputs, sortOutputs, sortXOutputs } from "../order.ts";
export { pCosts } from "../quote.ts";
export type { Costs, Need } from "./demand.ts";
export { FREE } from "./demand.ts";
export { type Funded, type Funding, fund, type Parts } from "./fund.ts";
