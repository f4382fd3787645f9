/** A provider of EIP-1193, and its refusals as errors of the kit. */
import { SignerError, type SignerReason } from "../errors.ts";

/** Provider of EIP-1193, as wallets inject it. */
export interface InjectedProvider {
  /** Calls a method of the wallet. */
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** Codes of EIP-1193 and JSON-RPC, by their meaning. */
const REASONS = new Map<unknown, SignerReason>([
  [4001, "declined"],
  [4100, "unavailable"],
  [4200, "unsupported"],
  [4900, "unavailable"],
  [4901, "unavailable"],
  [-32601, "unsupported"],
]);

/** Returns a function that calls a provider. It throws SignerError. */
export function requestOf(provider: InjectedProvider) {
  return async (method: string, params: unknown = []): Promise<unknown> => {
    try {
      return await provider.request({ method, params });
    } catch (error) {
      const { code, message } = Object(error);
      const text = `the wallet refuses ${method}: ${message ?? String(error)}`;
      const options = typeof code === "number" ? { cause: error, code } : { cause: error };
      throw new SignerError(REASONS.get(code) ?? "other", text, options);
    }
  };
}
