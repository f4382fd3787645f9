/** Calls of a form to the network in the page: what they cost is said first, and how far they are while they wait. */
import type { Call, Outgoing } from "./call.ts";
import { asksFirst, megabytes, toPage } from "./server-choice.ts";

/** What is loaded when a network is called, and no sooner. */
const load = () => import("../network/open-network.ts");

/** Whether this browser can run one. */
export const canRun = (): boolean =>
  typeof WebAssembly === "object" &&
  typeof DecompressionStream === "function" &&
  (typeof SharedWorker === "function" || typeof Worker === "function");

/** Set once the reader has agreed to the cost, for as long as the page is open. */
let isAgreed = false;

/** Agrees to what the network costs. */
export function agree(): void {
  isAgreed = true;
}

/** Whether the network waits for its reader. */
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

/** What browsers of one family say besides. */
interface Hints extends Navigator {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

/** The part of a manifest that a page reads. */
interface Manifest {
  readonly files: Readonly<Record<string, { readonly bytes: number }>>;
  /** Of the services: why calls cannot run in the page, by operation. */
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
 * What the network of a form's calls costs, as a sentence. The memory is that of Chromium's processes after the first calls,
 * less that of the open page.
 */
export async function costOf(kind: Call["kind"]): Promise<string> {
  const { files } = await manifestOf(kind);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const work = kind === "rpc" ? "computes for some seconds" : "needs about 220 MB of memory while it runs";
  return `It loads ${megabytes(bytes)} once and ${work}.`;
}

/** Starts the network of a form's calls before the first one, unless its reader must agree first. */
export async function beginFor(call: Call["kind"]): Promise<void> {
  if (mustAgree()) return;
  const { beginNetwork } = await load();
  beginNetwork(call === "rpc" ? "node" : "service");
}

/**
 * Makes a call in the page.
 *
 * @throws TypeError with the reason when the network cannot make it, or waits for its reader
 */
export async function callPage(
  { kind }: Call,
  outgoing: Outgoing,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<Response> {
  if (mustAgree()) throw new TypeError("the network in this page waits for you to start it");
  const output = element.querySelector("output");
  if (kind === "http") {
    const { operations } = await manifestOf(kind);
    const reason = operations?.unsupported[element.dataset.operation ?? ""];
    if (reason !== undefined) throw new TypeError(`this call cannot run in the page: ${reason}`);
  }
  const { networkFetch, NETWORK_URL, onProgress } = await load();
  const quiet = onProgress((_, { phase, loaded, total }) => {
    if (output?.dataset.state !== "waiting") return;
    if (phase === "loading")
      output.textContent = `loading the network: ${megabytes(loaded)} of ${megabytes(total)}`;
    if (phase === "starting") output.textContent = "starting the network …";
    if (phase === "ready") output.textContent = "waiting …";
  });
  try {
    const { url, ...init } = toPage(outgoing, NETWORK_URL);
    return await networkFetch()(url, { ...init, signal });
  } finally {
    quiet();
  }
}
