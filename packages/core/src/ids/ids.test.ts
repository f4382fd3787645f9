/** Ids and addresses: what is read and written, what is refused with which rule, and that an independent implementation agrees. */
import { createHash } from "node:crypto";
import { base58, bech32, bech32m } from "@scure/base";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checksummed } from "../../../../apps/service/src/domain/evm/address.ts";
import {
  blockchainIdOf,
  blockchainOf,
  formatAddress,
  formatEvmAddress,
  formatId,
  formatNodeId,
  hrpOf,
  parseAddress,
  parseEvmAddress,
  parseId,
  parseNodeId,
  ValidationError,
} from "../index.ts";
import { sha256 } from "./sha256.ts";

const BARE = "avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c";
const FUJI = "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw";
const EVM = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";
const ID = "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5";
const NODE = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg";

/** The field and the rule of the ValidationError that `run` throws. */
function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof ValidationError) return `${error.field} ${error.rule}`;
    throw error;
  }
  return "accepted";
}

/** cb58 by an independent implementation of base58. */
const cb58 = (bytes: Uint8Array): string =>
  base58.encode(Buffer.concat([bytes, createHash("sha256").update(bytes).digest().subarray(-4)]));

const bytes20 = fc.uint8Array({ minLength: 20, maxLength: 20 });
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** The text with another of the characters at one place. */
const mutated = (text: string, alphabet: string, at: number, by: number): string => {
  const place = at % text.length;
  return text.slice(0, place) + alphabet[by % alphabet.length] + text.slice(place + 1);
};

describe("addresses", () => {
  it.each([BARE, `P-${BARE}`, `X-${BARE}`, `C-${BARE}`, FUJI])("%s is read and written", (text) => {
    expect(formatAddress(parseAddress(text))).toBe(text);
    const bare = text.slice(text.indexOf("-") + 1);
    expect(parseAddress(text).bytes).toEqual(bech32.decodeToBytes(bare).bytes);
  });

  it("takes upper case, as bech32 does", () => {
    expect(formatAddress(parseAddress(BARE.toUpperCase()))).toBe(BARE);
  });

  const form = /^address must be an address such as/;
  it.each<[what: string, text: string, want: RegExp]>([
    ["a changed character", `${BARE.slice(0, -1)}q`, /^address has an invalid checksum/],
    ["another human-readable part", BARE.replace("avax", "fuji"), /^address has an invalid checksum/],
    ["mixed case", BARE.replace("jkj", "JKJ"), /^address must not mix upper and lower case/],
    ["a character too few", BARE.slice(0, -1), form],
    ["a foreign character", BARE.replace("jkj", "jbj"), form],
    ["another chain", `Q-${BARE}`, form],
    ["two chains", `P-X-${BARE}`, form],
    ["a chain alone", "P-", form],
    ["nothing", "", form],
    ["an EVM address", EVM, form],
    ["a NodeID", NODE, form],
    ["something very long", "avax1".padEnd(5_000, "q"), form],
    ["19 bytes", bech32.encode("avax", bech32.toWords(new Uint8Array(19))), form],
    ["no chain before the dash", `-${BARE}`, form],
    [
      "bech32m",
      bech32m.encode("avax", bech32m.toWords(new Uint8Array(20))),
      /^address has an invalid checksum/,
    ],
    ["no text", undefined as never, form],
  ])("refuses %s", (_, text, want) => {
    expect(refusal(() => parseAddress(text))).toMatch(want);
  });

  const local = formatAddress({ hrp: "local", bytes: new Uint8Array(20) });
  it.each([
    [BARE, "mainnet", "accepted"],
    [FUJI, "fuji", "accepted"],
    [FUJI, "testnet", "accepted"],
    [local, "fuji", "accepted"], // a private network that is served under this name
    [local, "mainnet", "accepted"],
    [BARE, "fuji", 'address belongs to mainnet, where addresses of fuji begin with "fuji1"'],
    [BARE, "testnet", 'address belongs to mainnet, where addresses of testnet begin with "fuji1"'],
    [FUJI, "mainnet", 'address belongs to fuji, where addresses of mainnet begin with "avax1"'],
  ] as const)("%s on %s is %s", (text, network, want) => {
    expect(refusal(() => parseAddress(text, network))).toBe(want);
  });

  it("of any bytes are those of another implementation, and no single change goes unnoticed", () => {
    fc.assert(
      fc.property(
        ...[bytes20, fc.constantFrom("avax", "fuji", "local", "custom")],
        ...[fc.constantFrom("P", "X", "C", undefined), fc.nat(), fc.nat()],
        (bytes, hrp, chain, at, by) => {
          const text = formatAddress({ chain, hrp, bytes });
          const written = bech32.encode(hrp, bech32.toWords(bytes));
          expect(text).toBe(chain ? `${chain}-${written}` : written);
          expect(parseAddress(text)).toEqual({ ...(chain && { chain }), hrp, bytes });
          const bare = formatAddress({ hrp, bytes });
          const other = mutated(bare, "qpzry9x8gf2tvdw0s3jn54khce6mua7l", at, by);
          if (other !== bare) expect(refusal(() => parseAddress(other))).toMatch(/^address /);
        },
      ),
    );
  });

  it("refuses to write what is no address", () => {
    expect(refusal(() => formatAddress({ hrp: "avax", bytes: new Uint8Array(32) }))).toBe(
      "bytes must be 20 bytes",
    );
    expect(refusal(() => formatAddress({ hrp: "AVAX", bytes: new Uint8Array(20) }))).toBe(
      "hrp must be lower-case letters",
    );
  });

  it.each([
    [1, "avax"],
    [2, "cascade"],
    [3, "denali"],
    [4, "everest"],
    [5, "fuji"],
    [12345, "local"],
    [54321, "custom"],
  ])("network %i has the human-readable part %s", (id, part) => {
    expect(hrpOf(id)).toBe(part);
  });
  it("knows the public networks by name, and no others", () => {
    expect((["mainnet", "fuji", "testnet"] as const).map(hrpOf)).toEqual(["avax", "fuji", "fuji"]);
    for (const name of ["local", "toString"])
      expect(refusal(() => hrpOf(name as "fuji"))).toMatch(/^network must be/);
  });
});

describe("ids and NodeIDs", () => {
  it.each([ID, "11111111111111111111111111111111LpoYY"])("%s is read and written", (text) => {
    expect(formatId(parseId(text))).toBe(text);
  });
  it.each([NODE, "NodeID-111111111111111111116DBWJs"])("%s is read and written", (text) => {
    expect(formatNodeId(parseNodeId(text))).toBe(text);
  });

  it.each<[what: string, run: () => unknown, want: RegExp]>([
    ["a changed character", () => parseId(ID.replace("U68", "U69")), /^id has an invalid checksum/],
    ["a foreign character", () => parseId(ID.replace("U68", "U0l")), /^id must be cb58 of 32 bytes/],
    ["a NodeID's bytes", () => parseId(NODE.slice(7)), /^id must be cb58 of 32 bytes/],
    ["nothing", () => parseId(""), /^id must be cb58 of 32 bytes/],
    ["something very long", () => parseId("z".repeat(1e6)), /^id must be cb58 of 32 bytes/],
    ["no prefix", () => parseNodeId(NODE.slice(7)), /^nodeId must begin with "NodeID-"/],
    ["another case", () => parseNodeId(NODE.toLowerCase()), /^nodeId must begin with "NodeID-"/],
    ["an id", () => parseNodeId(`NodeID-${ID}`), /^nodeId must be cb58 of 20 bytes/],
    ["a wrong end", () => parseNodeId(NODE.replace(/g$/, "h")), /^nodeId has an invalid checksum/],
    ["other bytes to write", () => formatId(new Uint8Array(20)), /^bytes must be 32 bytes/],
    ["other bytes of a node", () => formatNodeId(new Uint8Array(32)), /^bytes must be 20 bytes/],
  ])("refuses %s", (_, run, want) => {
    expect(refusal(run)).toMatch(want);
  });

  it("of any bytes are those of another implementation, leading zeros included, and no single change goes unnoticed", () => {
    const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    fc.assert(
      fc.property(bytes32, bytes20, fc.nat(31), fc.nat(), fc.nat(), (id, node, zeros, at, by) => {
        id.fill(0, 0, zeros);
        const text = formatId(id);
        expect(text).toBe(cb58(id));
        expect(parseId(text)).toEqual(id);
        expect(formatNodeId(node)).toBe(`NodeID-${cb58(node)}`);
        expect(parseNodeId(formatNodeId(node))).toEqual(node);
        const other = mutated(text, alphabet, at, by);
        if (other !== text) expect(refusal(() => parseId(other))).toMatch(/^id /);
      }),
    );
  });
});

describe("EVM addresses", () => {
  it("have the letter case of their checksum", () => {
    expect(formatEvmAddress(EVM.toLowerCase())).toBe(EVM);
    expect(formatEvmAddress(`0x${EVM.slice(2).toUpperCase()}`)).toBe(EVM);
    expect(formatEvmAddress(parseEvmAddress(EVM))).toBe(EVM);
  });
  it.each<[what: string, run: () => unknown, want: RegExp]>([
    [
      "another case",
      () => parseEvmAddress(EVM.replace("db97C", "dB97C")),
      /^address has an invalid checksum/,
    ],
    ["a digit too few", () => parseEvmAddress(EVM.slice(0, -1)), /^address must be 0x and 40 hex digits/],
    ["no prefix", () => formatEvmAddress(EVM.slice(2)), /^address must be 0x and 40 hex digits/],
    ["other bytes", () => formatEvmAddress(new Uint8Array(32)), /^address must be 20 bytes/],
  ])("refuses %s", (_, run, want) => {
    expect(refusal(run)).toMatch(want);
  });
  it("of any bytes are those that the service writes", () => {
    fc.assert(
      fc.property(bytes20, (bytes) => {
        const hex = `0x${Buffer.from(bytes).toString("hex")}`;
        expect(formatEvmAddress(bytes)).toBe(checksummed(hex));
        expect(parseEvmAddress(hex)).toEqual(bytes);
      }),
    );
  });
});

describe("blockchains", () => {
  it.each([
    ["p-chain", "mainnet", "11111111111111111111111111111111LpoYY"],
    ["p-chain", "fuji", "11111111111111111111111111111111LpoYY"],
    ["x-chain", "mainnet", "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM"],
    ["x-chain", "testnet", "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm"],
    ["c-chain", "mainnet", "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5"],
    ["c-chain", "fuji", "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp"],
  ] as const)("%s of %s is %s, and back", (alias, network, want) => {
    expect(blockchainIdOf(alias, network)).toBe(want);
    expect(blockchainOf(want)?.alias).toBe(alias);
    parseId(want);
  });
  it("names the network where the id does, and knows no other ids", () => {
    expect(blockchainOf(blockchainIdOf("x-chain", "testnet"))?.network).toBe("fuji");
    expect(blockchainOf(blockchainIdOf("p-chain", "fuji"))?.network).toBeUndefined();
    expect(blockchainOf(formatId(new Uint8Array(32).fill(7)))).toBeUndefined();
  });
  it("refuses other names", () => {
    expect(refusal(() => blockchainIdOf("q-chain" as "p-chain", "fuji"))).toMatch(/^alias must be/);
    expect(refusal(() => blockchainIdOf("p-chain", "local" as "fuji"))).toMatch(/^network must be/);
  });
});

it("SHA-256 of any bytes is the platform's", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Buffer.from(sha256(bytes))).toEqual(createHash("sha256").update(bytes).digest());
    }),
  );
});
