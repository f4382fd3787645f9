/** Calls of a form to the network in the page, which show its cost first and its progress while they wait. */
import type { Call, Outgoing } from "./call.ts";
import { asksFirst, megabytes, toPage } from "./server-choice.ts";

/** Loads the network's code at the first call. */
const load = () => import("../network/open-network.ts");

/** True if this browser can run the network. */
export const canRun = (): boolean =>
  typeof WebAssembly === "object" &&
  typeof DecompressionStream === "function" &&
  (typeof SharedWorker === "function" || typeof Worker === "function");

/** True after the reader agreed to the cost, until the page closes. */
let isAgreed = false;

/** Records that the reader agrees to the cost. */
export function agree(): void {
  isAgreed = true;
}

/** True if the reader must agree to the cost before the network starts. */
export function mustAgree(): boolean {
  const { deviceMemory, connection } = navigator as Hints;
  const device = {
    shortSide: Math.min(screen.width, screen.height),
    isTouched: matchMedia("(pointer: coarse)").matches,
    memory: deviceMemory,
    savesData: connection?.saveData === true,
  };
  return !isAgreed && asksFirst(device);
}

/** Properties that only Chromium's browsers have. */
interface Hints extends Navigator {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

/** The part of a manifest that a page reads. */
interface Manifest {
  readonly files: Readonly<Record<string, { readonly bytes: number }>>;
  /** Reasons why operations of the services cannot run in the page. */
  readonly operations?: { readonly unsupported: Readonly<Record<string, string>> };
}

/** The manifest of the network of a form's calls; without a connection, the one that the browser kept. */
async function manifestOf(kind: Call["kind"]): Promise<Manifest> {
  const { Files } = await import("../network/files.ts");
  return kind === "rpc"
    ? Files.ofSite("node").manifest<Manifest>("node.json")
    : Files.ofSite("service").manifest<Manifest>("manifest.json");
}

/**
 * Describes the cost of the network for a form's calls, in one sentence. The memory is what Chromium's
 * processes use after the first calls, without the open page.
 */
export async function costOf(kind: Call["kind"]): Promise<string> {
  const { files } = await manifestOf(kind);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const work = kind === "rpc" ? "takes a few seconds to start" : "needs about 220 MB of memory while it runs";
  return `The network in this page loads ${megabytes(bytes)} once and ${work}.`;
}

/** Starts the network before a form's first call, unless the reader must agree first. */
export async function beginFor(call: Call["kind"]): Promise<void> {
  if (mustAgree()) return;
  const { beginNetwork } = await load();
  beginNetwork(call === "rpc" ? "node" : "service");
}

/**
 * Makes a call in the page.
 *
 * @throws TypeError with the reason when the network cannot make it
 */
export async function callPage(
  { kind }: Call,
  outgoing: Outgoing,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<Response> {
  const output = element.querySelector("output");
  if (kind === "http") {
    const { operations } = await manifestOf(kind);
    const reason = operations?.unsupported[element.dataset.operation ?? ""];
    if (reason !== undefined) throw new TypeError(`this call needs a running service: ${reason}`);
  }
  const { networkFetch, NETWORK_URL, onProgress } = await load();
  const quiet = onProgress((_, { phase, loaded, total }) => {
    if (output?.dataset.state !== "waiting") return;
    if (phase === "loading")
      output.textContent = `Loading the network: ${megabytes(loaded)} of ${megabytes(total)}`;
    if (phase === "starting") output.textContent = "Starting the network …";
    if (phase === "ready") output.textContent = "Waiting …";
  });
  try {
    const { url, ...init } = toPage(outgoing, NETWORK_URL);
    return await networkFetch()(url, { ...init, signal });
  } finally {
    quiet();
  }
}
