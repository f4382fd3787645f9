/** Which addresses of a URL are looked up. */
import { expect, it } from "vitest";
import { addressFault } from "./address-fault.ts";

it.each([
  "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
  "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
  "fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut",
  "P-fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut",
])("looks up %s", (address) => expect(addressFault(address)).toBeUndefined());

it.each(["0x8DB97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", "fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxuu"])(
  "refuses the mistyped %s",
  (address) => expect(addressFault(address)?.rule).toMatch(/invalid checksum/),
);
