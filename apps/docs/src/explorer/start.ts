/** Starts the explorer on the network in the page, at once or when the reader agrees to the cost. */
import { agree, canRun, costOf, mustAgree } from "../console/page-network.ts";
import { beginNetwork, NETWORK_URL, networkFetch, onProgress } from "../network/open-network.ts";
import { readRecordingTime } from "../network/recording-time.ts";

const place = document.querySelector<HTMLElement>("#root");
const notice = document.querySelector<HTMLElement>("#notice");
if (!place || !notice) throw new Error("the page has no place for the explorer");
const { script = "" } = place.dataset;

/** Passes the network and its recording time to the explorer, as src/state/host.ts there expects them. */
async function describeNetwork(): Promise<void> {
  const recordedAt = await readRecordingTime();
  Object.assign(globalThis, {
    primaryNetworkExplorer: { baseUrl: NETWORK_URL, fetch: networkFetch(), recordedAt },
  });
}

/** Shows the progress of the network until it responds. */
function showProgress(line: HTMLElement): void {
  const end = onProgress((part, { phase, loaded, total }) => {
    if (part !== "service") return;
    if (phase === "ready") {
      end();
      line.remove();
    } else
      line.textContent =
        phase === "loading" && total > 0
          ? `Loading the network: ${Math.floor((100 * loaded) / total)} %`
          : "Starting the network …";
  });
}

/** Resolves when the reader agrees. */
async function agreed(line: HTMLElement): Promise<void> {
  const cost = await costOf("http");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Start the network";
  line.replaceChildren(`The explorer shows a network that runs in this page. ${cost} `, button);
  await new Promise((resolve) => button.addEventListener("click", resolve, { once: true }));
  agree();
}

/** Mounts the explorer, whose script reads the settings above. */
async function start(line: HTMLElement): Promise<void> {
  if (!canRun()) {
    line.textContent =
      "This browser cannot run a network in the page. Run `npx primary-network dev` to open the explorer on your machine.";
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
