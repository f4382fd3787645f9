import { expect, test } from "vitest";
import { staticPrices } from "./price.ts";

const TOKEN = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";
const prices = staticPrices({
  "43114": { native: { usd: "21.37", eur: "19.5" }, [TOKEN]: { usd: "1.00" } },
  "77100": { native: { usd: "0.02" } },
});

test.each([
  { evmChainId: 43114, token: "native", currency: "usd", want: "21.37" },
  { evmChainId: 43114, token: "native", currency: "eur", want: "19.5" },
  { evmChainId: 77100, token: "native", currency: "usd", want: "0.02" },
  { evmChainId: 43114, token: TOKEN, currency: "usd", want: "1.00" },
  { evmChainId: 43114, token: TOKEN.toLowerCase(), currency: "usd", want: "1.00" },
  { evmChainId: 43114, token: "native", currency: "usd", at: 1_600_000_000, want: "21.37" },
  { evmChainId: 43114, token: TOKEN, currency: "eur", want: undefined },
  { evmChainId: 77100, token: TOKEN, currency: "usd", want: undefined },
  { evmChainId: 43113, token: "native", currency: "usd", want: undefined },
  { evmChainId: 43114, token: "native", currency: "constructor", want: undefined },
])("$currency of $token on $evmChainId", async ({ want, ...query }) => {
  expect(await prices.price(query)).toBe(want);
});
