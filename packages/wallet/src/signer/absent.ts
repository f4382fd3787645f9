/** Signer whose keys are elsewhere: its addresses are known, and somebody else signs. */

import { formatAddress, hrpOf } from "@primary-network/codec";
import { parseEvmAddress, ValidationError } from "@primary-network/core/ids";
import { SignerError } from "../errors.ts";
import { addressBytes, Where } from "../owner.ts";
import type { KeySigner } from "./key-signer.ts";

/** Addresses of an absent signer. */
export interface AbsentAddresses {
  /** Address on the P- and X-Chain, such as `P-avax1…`. */
  readonly address: string;
  /** Address on the C-Chain, such as `C-avax1…`, for imports to it. @default `address` */
  readonly cAddress?: string | undefined;
  /** Account of the C-Chain, such as `0x8db9…`. Without it no transfer begins or ends there. @default none */
  readonly evmAddress?: string | undefined;
}

/**
 * Makes a signer that signs nothing. A transfer of it stops with `UnsignedStepError`, and goes on with the copy that was
 * signed elsewhere in `signed`. Other flows need no such signer: give them an empty list.
 *
 * @throws ValidationError for an invalid address, also when `address` is called for another network.
 * @example
 * const signer = absentSigner({ address: "P-fuji1…" });
 * await transfer(intent, { node, signer, journal, id: "from-the-vault", signed });
 */
export function absentSigner({ address, cAddress = address, evmAddress }: AbsentAddresses): KeySigner {
  if (evmAddress !== undefined) parseEvmAddress(evmAddress);
  return {
    address({ networkId, chain }) {
      const [field, text] = chain === "C" ? ["cAddress", cAddress] : ["address", address];
      const bytes = addressBytes(new Where("absentSigner", networkId, field), text as string);
      return formatAddress({ chain, hrp: hrpOf(networkId), bytes });
    },
    get evmAddress() {
      if (evmAddress !== undefined) return evmAddress;
      throw new ValidationError("absentSigner", "evmAddress", "must be given for the C-Chain");
    },
    sign: async () => [],
    async signMessage() {
      throw new SignerError("unavailable", "the signer's keys are elsewhere");
    },
  };
}
