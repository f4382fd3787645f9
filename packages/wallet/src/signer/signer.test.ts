/** Keys and recovery phrases against known addresses, and signatures of messages. */
import { describe, expect, it, test } from "vitest";
import { absentSigner } from "./absent.ts";
import { recoverMessageSigner } from "./message.ts";
import { mnemonicSigner } from "./mnemonic.ts";
import { privateKeySigner } from "./private-key.ts";

/** Key of the network's own local setups, with its addresses as their documents print them. */
const EWOQ = "PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN";

test("a known key has its known addresses", () => {
  const signer = privateKeySigner(EWOQ);
  expect(signer.address({ networkId: 12345, chain: "X" })).toBe(
    "X-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u",
  );
  expect(signer.evmAddress).toBe("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");
  const hex = "56289e99c94b6912bfc12adc093c9b51124f0dc54ac7a766b2bc5ccf558d8027";
  expect(privateKeySigner(`0x${hex}`).evmAddress).toBe(signer.evmAddress);
  expect(privateKeySigner(hex).evmAddress).toBe(signer.evmAddress);
});

const WORDS = "test test test test test test test test test test test junk";

test.each([
  [0, "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
  [1, "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"],
])("account %i of a known phrase", (index, address) => {
  expect(mnemonicSigner(WORDS, { path: "ethereum", index }).evmAddress).toBe(address);
  expect(mnemonicSigner(`  ${WORDS.toUpperCase()} `, { path: "ethereum", index }).evmAddress).toBe(address);
});

it("keeps the two paths and the passphrase apart", () => {
  const all = [
    mnemonicSigner(WORDS),
    mnemonicSigner(WORDS, { index: 1 }),
    mnemonicSigner(WORDS, { path: "ethereum" }),
    mnemonicSigner(WORDS, { passphrase: "more" }),
  ].map(({ evmAddress }) => evmAddress);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ["a wrong checksum", WORDS.replace("junk", "test"), {}, /mnemonic must be 12 to 24 English words/],
  ["an unknown word", `${WORDS}x`, {}, /mnemonic must be/],
  ["an index below 0", WORDS, { index: -1 }, /index must be an integer from 0/],
  ["another path", WORDS, { path: "bitcoin" as "ethereum" }, /path must be avalanche or ethereum/],
])("refuses %s without showing the words", (_name, words, options, want) => {
  let message = "";
  try {
    mnemonicSigner(words, options);
  } catch (error) {
    message = String(error);
  }
  expect(message).toMatch(want);
  expect(message).not.toContain("junk");
});

test("a signed message names its signer, and another message does not", async () => {
  const signer = privateKeySigner(EWOQ);
  const form = { networkId: 5, chain: "X" } as const;
  const signature = await signer.signMessage("hello");
  expect(recoverMessageSigner("hello", signature, form)).toBe(signer.address(form));
  expect(recoverMessageSigner("hallo", signature, form)).not.toBe(signer.address(form));
  expect(() => recoverMessageSigner("hello", "nonsense", form)).toThrow(
    "must be a signature of 65 bytes in cb58",
  );
});

describe("an absent signer", () => {
  const signer = privateKeySigner(EWOQ);
  const [address, cAddress] = (["P", "C"] as const).map((chain) => signer.address({ networkId: 5, chain }));

  it("has its addresses on each chain, and signs nothing", async () => {
    const absent = absentSigner({ address: address ?? "", evmAddress: signer.evmAddress });
    for (const chain of ["P", "X", "C"] as const)
      expect(absent.address({ networkId: 5, chain })).toBe(signer.address({ networkId: 5, chain }));
    expect(absent.evmAddress).toBe(signer.evmAddress);
    await expect(absent.signMessage("hello")).rejects.toMatchObject({ reason: "unavailable" });
  });

  it("can have another address on the C-Chain", () => {
    const other = mnemonicSigner(WORDS).address({ networkId: 5, chain: "X" });
    const absent = absentSigner({ address: other, cAddress });
    expect(absent.address({ networkId: 5, chain: "X" })).toBe(other);
    expect(absent.address({ networkId: 5, chain: "C" })).toBe(cAddress);
  });

  it("refuses what is no address, and another network", () => {
    expect(() => absentSigner({ address: address ?? "", evmAddress: "0x12" })).toThrow("must be 0x and 40");
    const absent = absentSigner({ address: address ?? "" });
    expect(() => absent.address({ networkId: 1, chain: "P" })).toThrow('which begins with "avax1"');
    expect(() => absent.evmAddress).toThrow("evmAddress must be given for the C-Chain");
  });
});
