/** Starts the explorer on the network in the page: at once, or where that costs much when its reader agrees. */
import { agree, canRun, costOf, mustAgree } from "../console/page-network.ts";
import { beginNetwork, NETWORK_URL, networkFetch, onProgress } from "../network/open-network.ts";
import { readRecordingTime } from "../network/recording-time.ts";

const place = document.querySelector<HTMLElement>("#root");
const notice = document.querySelector<HTMLElement>("#notice");
if (!place || !notice) throw new Error("the page has no place for the explorer");
const { script = "" } = place.dataset;

/** Says what the explorer reads and of when it is, in the words of its src/state/host.ts. */
async function describeNetwork(): Promise<void> {
  const recordedAt = await readRecordingTime();
  Object.assign(globalThis, {
    primaryNetworkExplorer: { baseUrl: NETWORK_URL, fetch: networkFetch(), recordedAt },
  });
}

/** Says how far the network is until it responds. */
function showProgress(line: HTMLElement): void {
  const end = onProgress((part, { phase, loaded, total }) => {
    if (part !== "service") return;
    if (phase === "ready") {
      end();
      line.remove();
    } else
      line.textContent =
        phase === "loading" && total > 0
          ? `The network of this page is loaded: ${Math.floor((100 * loaded) / total)} %`
          : "The network of this page starts…";
  });
}

/** Resolves when the reader agrees. */
async function agreed(line: HTMLElement): Promise<void> {
  const cost = await costOf("http");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Start the network";
  line.replaceChildren(`The explorer reads a network that runs in this page. ${cost} `, button);
  await new Promise((resolve) => button.addEventListener("click", resolve, { once: true }));
  agree();
}

/** Mounts the explorer, whose script reads the settings above. */
async function start(line: HTMLElement): Promise<void> {
  if (!canRun()) {
    line.textContent =
      "This browser cannot run the network that the explorer reads here. `npx primary-network dev` shows it on your machine.";
    return;
  }
  try {
    if (mustAgree()) await agreed(line);
    showProgress(line);
    beginNetwork("service");
    await describeNetwork();
    await import(/* @vite-ignore */ new URL(script, location.href).href);
  } catch (error) {
    line.textContent = error instanceof Error ? error.message : String(error);
  }
}
void start(notice);
