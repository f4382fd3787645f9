/** Signer of a wallet that a browser extension injects into a page, such as Core. */
import { compressPublicKey, decodeHex, encodeHex } from "@primary-network/codec";
import { openDocument } from "../document/open.ts";
import { partlySigned, readPartlySigned, signaturesIn } from "../document/partly-signed.ts";
import { verifySignature } from "../document/signature.ts";
import { DocumentError, SignerError } from "../errors.ts";
import { addressesOfKeys, type KeySigner } from "../signer/key-signer.ts";
import { type InjectedProvider, requestOf } from "./provider.ts";

/** Signer of a wallet in the browser. */
export interface InjectedSigner extends KeySigner {
  /**
   * Signs a text as the account of the C-Chain (EIP-191), and returns 65 bytes as hex.
   *
   * @throws SignerError if the wallet or its owner refuses.
   */
  signPersonalMessage(message: string): Promise<string>;
}

/** Ids of the C-Chain by network id. A wallet on one of them is not connected to another network. */
const C_CHAINS: { readonly [networkId: number]: number } = { 1: 43_114, 5: 43_113, 12345: 43_112 };

/**
 * Makes a signer of a wallet that a browser extension injects. It asks the wallet for the public keys of the
 * active account once. `sign` waits until the person has read the transaction in the wallet and agrees.
 *
 * Core signs with the active account only, for the types of transaction that it can show, and only if no signature
 * of others is missing: in a document of several people it signs last.
 *
 * @param provider - `window.avalanche`, or another provider of EIP-1193 with Core's methods.
 * @throws SignerError if the wallet or its owner refuses. `sign` throws the same.
 * @example
 * const signer = await injectedSigner(window.avalanche);
 * const complete = await sign(document, signer);
 */
export async function injectedSigner(provider: InjectedProvider): Promise<InjectedSigner> {
  const request = requestOf(provider);
  const { xp, evm } = Object(await request("avalanche_getAccountPubKey"));
  const own = addressesOfKeys({ main: publicKeyOf("xp", xp), account: publicKeyOf("evm", evm) });

  return {
    ...own,
    signMessage: async (message) => textOf(await request("avalanche_signMessage", [message])),
    async signPersonalMessage(message) {
      const data = encodeHex(new TextEncoder().encode(message), { checksum: false });
      return textOf(await request("personal_sign", [data, own.evmAddress]));
    },
    async sign({ document, bytes, missing }) {
      const { chain, networkId } = document;
      const address = own.address({ networkId, chain });
      const due = missing.filter((one) => one === address || one === own.evmAddress);
      if (due.length === 0) return [];
      await ensureNetwork(request, networkId);
      const opened = openDocument(document);
      const reply = await request("avalanche_signTransaction", {
        transactionHex: encodeHex(partlySigned(opened), { checksum: false }),
        chainAlias: chain,
        from: address,
        utxos: document.spends.map(withoutVersion),
      });
      const hex = textOf(typeof reply === "string" ? reply : Object(reply).signedTransactionHex);
      const signatures = signaturesIn(readReply(chain, hex), opened.slots).filter(
        (one) =>
          due.includes(one.address) && verifySignature(bytes, one.signature, document).includes(one.address),
      );
      if (signatures.length === 0)
        throw new SignerError("other", `the wallet did not sign as ${due.join(", ")}`);
      return signatures.map(({ signature }) => decodeHex(signature, { checksum: false }));
    },
  };
}

function readReply(...given: Parameters<typeof readPartlySigned>): ReturnType<typeof readPartlySigned> {
  try {
    return readPartlySigned(...given);
  } catch (error) {
    if (error instanceof DocumentError)
      throw new SignerError("other", "the wallet returned no transaction", { cause: error });
    throw error;
  }
}

/** Wallets take outputs without the two bytes of the codec's version. */
const withoutVersion = (hex: string): string => `0x${hex.slice(6)}`;

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  throw new SignerError("other", "the wallet returned no text");
}

/** Reads a public key, compressed or not. */
function publicKeyOf(name: string, hex: unknown): Uint8Array {
  try {
    return compressPublicKey(decodeHex(`0x${String(hex).replace(/^0x/, "")}`, { checksum: false }));
  } catch (error) {
    throw new SignerError("other", `the wallet returned no public key "${name}"`, { cause: error });
  }
}

async function ensureNetwork(request: ReturnType<typeof requestOf>, networkId: number): Promise<void> {
  const evmChainId = Number(await request("eth_chainId"));
  const other = Object.entries(C_CHAINS).find(([id, one]) => one === evmChainId && Number(id) !== networkId);
  if (other !== undefined) {
    throw new SignerError("network", `the wallet is on network ${other[0]}, the transaction on ${networkId}`);
  }
}
