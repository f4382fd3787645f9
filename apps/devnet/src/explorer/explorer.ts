/** Serves the explorer at `/` of the service's own port: it asks the service that it came from. */
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fileAt, policyOf, respond } from "../site/files.ts";

/** Handles a request of a listener. */
type Handle<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/** The explorer runs only its own scripts; its reader chooses which deployment it reads. */
const POLICY = policyOf();

/** How the explorer is served. */
interface ExplorerOptions {
  /** Whether the listener has the development panel, too. @default false */
  readonly panel?: boolean;
  /** The built explorer. @default that of this command */
  readonly folder?: string | undefined;
}

/** Where the built explorer is: beside the bundled command, or where the workspace builds it. */
const PLACES = ["./explorer/", "../explorer/", "../../../explorer/dist/"];

/** The folder of the built explorer; undefined in a checkout that has not built it. */
function explorerFolder(): string | undefined {
  const folders = PLACES.map((place) => new URL(place, import.meta.url));
  const found = folders.find((folder) => existsSync(new URL("index.html", folder)));
  return found && fileURLToPath(found);
}

/** Lets the page know that the listener has the development panel. */
const withPanelMark = (page: string): string =>
  page.replace("<head>", '<head>\n    <meta name="primary-network-panel" content="on" />');

/** Its files have no other paths than these, so that no path of the interface is ever one of them. */
const PATHS = /^https?:\/\/[^/]+\/(?:assets\/|\?|$)/;

const isOfExplorer = ({ method, url }: Request): boolean =>
  (method === "GET" || method === "HEAD") && PATHS.test(url);

/**
 * Adds the explorer to what a listener handles. A checkout without a built explorer is served without it.
 *
 * @param handle what handles every other request
 */
export function withExplorer<Rest extends unknown[]>(
  handle: Handle<Rest>,
  { panel = false, folder = explorerFolder() }: ExplorerOptions = {},
): Handle<Rest> {
  if (folder === undefined) return handle;
  const root = realpath(folder).catch(() => folder);
  return async (request, ...rest) => {
    if (!isOfExplorer(request)) return handle(request, ...rest);
    const found = await fileAt(await root, new URL(request.url).pathname);
    if (!found) return handle(request, ...rest);
    const change = panel && found.file.endsWith("index.html") ? { change: withPanelMark } : {};
    return respond(request, found.file, { policy: POLICY, hashed: "assets", ...change });
  };
}
