import { describe, expect, test } from "vitest";
import { metadataLocation } from "./token-uri.ts";

const CID = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";
const options = { kind: 721, tokenId: "26", ipfsGateway: "https://gateway.example/ipfs/" } as const;
const text = (uri: string) => {
  const location = metadataLocation(uri, options);
  return "bytes" in location ? new TextDecoder().decode(location.bytes) : "no bytes";
};

describe("URIs that are fetched", () => {
  test.each([
    { uri: "https://a.example/1.json", want: "https://a.example/1.json" },
    { uri: "  http://a.example:8080/x?y=1#z ", want: "http://a.example:8080/x?y=1#z" },
    { uri: "HTTPS://A.example", want: "https://a.example/" },
    { uri: `ipfs://${CID}/7.json`, want: `https://gateway.example/ipfs/${CID}/7.json` },
    { uri: `ipfs://ipfs/${CID}`, want: `https://gateway.example/ipfs/${CID}` },
    { uri: `IPFS:///${CID}/a b`, want: `https://gateway.example/ipfs/${CID}/a%20b` },
    // Whatever spelling a host has, it is an address for the connection to look at.
    { uri: "http://0x7f.1/", want: "http://127.0.0.1/" },
    { uri: "http://2130706433/", want: "http://127.0.0.1/" },
    { uri: "http://[::ffff:7f00:1]/", want: "http://[::ffff:7f00:1]/" },
  ])("$uri", ({ uri, want }) => {
    expect(metadataLocation(uri, options)).toEqual({ url: new URL(want) });
  });
});

test("the id of ERC-1155 replaces {id} as 64 digits; that of ERC-721 does not", () => {
  const uri = "https://a.example/{id}.json?again={id}";
  const id = `${"0".repeat(62)}1a`;
  expect(metadataLocation(uri, { ...options, kind: 1155 })).toEqual({
    url: new URL(`https://a.example/${id}.json?again=${id}`),
  });
  expect(metadataLocation(uri, options)).toEqual({ url: new URL(uri) });
  const largest = { ...options, kind: 1155 as const, tokenId: String(2n ** 256n - 1n) };
  expect(metadataLocation("https://a.example/{id}", largest)).toEqual({
    url: new URL(`https://a.example/${"f".repeat(64)}`),
  });
});

test.each([
  { uri: 'data:application/json,{"name":"A"}', want: '{"name":"A"}' },
  { uri: "data:application/json;utf8,%7B%22name%22%3A%22%C3%84%22%7D", want: '{"name":"Ä"}' },
  { uri: 'data:,{"discount":"100%"}', want: '{"discount":"100%"}' },
  { uri: "data:application/json;charset=utf-8;base64,eyJhIjoxfQ==", want: '{"a":1}' },
  { uri: "data:;base64,eyJh\nIjoxfQ", want: '{"a":1}' },
  { uri: "data:;base64,", want: "" },
])("content of $uri", ({ uri, want }) => {
  expect(text(uri)).toBe(want);
});

test.each([
  { uri: "", want: "INVALID_TOKEN_URI" },
  { uri: "   ", want: "INVALID_TOKEN_URI" },
  { uri: "1.json", want: "INVALID_TOKEN_URI" },
  { uri: "//a.example/1", want: "INVALID_TOKEN_URI" },
  { uri: "/ipfs/x", want: "INVALID_TOKEN_URI" },
  { uri: '{"name":"A"}', want: "INVALID_TOKEN_URI" },
  { uri: "http://", want: "INVALID_TOKEN_URI" },
  { uri: "https://a example/", want: "INVALID_TOKEN_URI" },
  { uri: "http://[fe80::1%25eth0]/", want: "INVALID_TOKEN_URI" },
  { uri: "data:application/json;base64", want: "INVALID_TOKEN_URI" },
  { uri: "data:;base64,%%%", want: "INVALID_TOKEN_URI" },
  { uri: "ipfs://", want: "INVALID_TOKEN_URI" },
  { uri: "ipfs://short/1", want: "INVALID_TOKEN_URI" },
  { uri: "ipfs://../../admin", want: "INVALID_TOKEN_URI" },
  { uri: `ipfs://${CID}/../../admin`, want: "INVALID_TOKEN_URI" },
  { uri: `ipfs://${CID}/..`, want: "INVALID_TOKEN_URI" },
  { uri: `ipfs://${CID}/%2e%2e/%2E./admin`, want: "INVALID_TOKEN_URI" },
  { uri: `ipfs://${CID}/a\\..\\..\\..\\admin`, want: "INVALID_TOKEN_URI" },
  { uri: `ipfs://${CID}/.\t./.\n./admin`, want: "INVALID_TOKEN_URI" },
  { uri: `ipfs://${CID}@evil.example/`, want: "INVALID_TOKEN_URI" },
  { uri: `ipfs://${CID}?x`, want: "INVALID_TOKEN_URI" },
  { uri: "ftp://a.example/1", want: "INVALID_TOKEN_URI_SCHEME" },
  { uri: "file:///etc/passwd", want: "INVALID_TOKEN_URI_SCHEME" },
  { uri: "ar://abc", want: "INVALID_TOKEN_URI_SCHEME" },
  { uri: "javascript:alert(1)", want: "INVALID_TOKEN_URI_SCHEME" },
  { uri: "gopher://127.0.0.1:6379/_x", want: "INVALID_TOKEN_URI_SCHEME" },
])("$uri is $want", ({ uri, want }) => {
  expect(metadataLocation(uri, options)).toEqual({ status: want });
});
