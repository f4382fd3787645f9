/** The local network behind a service on this machine, as its development panel describes it. */
import { PANEL_HEADER, PANEL_PREFIX } from "@primary-network/devnet/terminal";

/** A development account and its addresses. */
export interface LocalAccount {
  readonly name: string;
  /** P-Chain address, as `P-local1…`. */
  readonly p: string;
  /** EVM address, as `0x…`. */
  readonly evm: string;
}

/** Milliseconds: a local network responds at once. */
const LIMIT = 2_000;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Reads the accounts of a local network. Undefined for a service on another machine, a service of a public
 * network, and a local network whose panel is off.
 */
export async function readLocalAccounts(
  baseUrl: string,
  signal?: AbortSignal,
): Promise<readonly LocalAccount[] | undefined> {
  if (!LOOPBACK.test(new URL(baseUrl).hostname)) return undefined;
  const timeout = AbortSignal.timeout(LIMIT);
  try {
    const response = await fetch(new URL(`${PANEL_PREFIX}network`, baseUrl), {
      headers: { [PANEL_HEADER]: "1" },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) return undefined;
    const { accounts }: { accounts?: readonly LocalAccount[] } = await response.json();
    return Array.isArray(accounts) ? accounts : undefined;
  } catch {
    return undefined; // the command's own request reports the fault of the service
  }
}

/**
 * Reads the private key of a development account, as hex.
 *
 * @throws Error with the reason of the panel, which gives no key of a public network
 */
export async function readLocalKey(baseUrl: string, name: string): Promise<string> {
  const { origin, hostname } = new URL(baseUrl);
  if (!LOOPBACK.test(hostname)) throw new Error("keys are of a local network on this machine only");
  const response = await fetch(new URL(`${PANEL_PREFIX}keys`, baseUrl), {
    method: "POST",
    headers: { [PANEL_HEADER]: "1", origin, "content-type": "application/json" },
    body: JSON.stringify({ name }),
    signal: AbortSignal.timeout(LIMIT),
  });
  const { hex, error }: { hex?: string; error?: string } = await response.json();
  if (hex === undefined) throw new Error(error ?? `the panel responds with status ${response.status}`);
  return hex;
}
