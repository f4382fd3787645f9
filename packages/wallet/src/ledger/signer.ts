/** Signer with the keys of a Ledger device. */
import { ValidationError } from "@primary-network/core/ids";
import { addressesOf } from "../document/signature.ts";
import { SignerError } from "../errors.ts";
import { addressesOfKeys, type KeySigner } from "../signer/key-signer.ts";
import { formatMessageSignature } from "../signer/message.ts";
import { createLedgerApp } from "./app.ts";
import { type LedgerTransport, UNREADABLE } from "./transport.ts";

/** Keys of a device. */
export interface LedgerOptions {
  /**
   * Paths of keys of the P- and X-Chain. The signer's address is that of the first, and it signs for all of them.
   * @default m/44'/9000'/0'/0/0
   */
  readonly paths?: readonly string[] | undefined;
  /** Path of the key of the C-Chain. @default m/44'/60'/0'/0/0 */
  readonly accountPath?: string | undefined;
  /**
   * True to sign a transaction that the app cannot read by its hash, which is all that the device then shows. Otherwise
   * `sign` throws.
   * @default false
   */
  readonly blind?: boolean | undefined;
}

/**
 * Makes a signer with the keys of a Ledger device. It asks the device for the public keys once. `sign` waits until the
 * person has read the transaction on the device and agrees.
 *
 * @param transport - `Transport` of `@ledgerhq/hw-transport`, or anything with its `send`.
 * @throws ValidationError for an invalid path, SignerError if the device or its owner refuses. `sign` throws the same.
 * @example
 * const signer = await ledgerSigner(await TransportWebHID.create());
 * await transfer(intent, { node, signer, journal, id: "from-the-device" });
 */
export async function ledgerSigner(
  transport: LedgerTransport,
  options: LedgerOptions = {},
): Promise<KeySigner> {
  const { paths = ["m/44'/9000'/0'/0/0"], accountPath = "m/44'/60'/0'/0/0", blind = false } = options;
  if (paths.length === 0) throw new ValidationError("ledgerSigner", "paths", "must have at least one path");
  const app = createLedgerApp(transport);
  const keys: { path: string; publicKey: Uint8Array }[] = [];
  // One after the other: a device does one thing at a time.
  for (const path of [...paths, accountPath]) {
    keys.push({ path, publicKey: (await app.publicKey(path)).publicKey });
  }
  const [first, account] = [keys[0], keys.at(-1)] as [(typeof keys)[0], (typeof keys)[0]]; // at least one key

  return {
    ...addressesOfKeys({ main: first.publicKey, account: account.publicKey }),
    async signMessage(message) {
      const [signature] = await app.signMessage(message, { paths: [first.path] });
      return formatMessageSignature(signature as Uint8Array); // one of each path
    },
    async sign({ document, bytes, digest, missing }) {
      const due = keys
        .filter(({ publicKey }) => addressesOf(publicKey, document).some((one) => missing.includes(one)))
        .map(({ path }) => path);
      const signatures: Uint8Array[] = [];
      for (const paths of byRoot(due)) {
        signatures.push(
          ...(await app.sign(bytes, { paths }).catch((error: unknown) => {
            const isUnreadable = error instanceof SignerError && UNREADABLE.has(error.code);
            if (blind && isUnreadable) return app.signHash(digest, { paths });
            throw error;
          })),
        );
      }
      return signatures;
    },
  };
}

/** Groups paths by their first three levels, which the app takes once. */
function byRoot(paths: readonly string[]): readonly string[][] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const root = path.split("/").slice(0, 4).join("/");
    groups.set(root, [...(groups.get(root) ?? []), path]);
  }
  return [...groups.values()];
}
