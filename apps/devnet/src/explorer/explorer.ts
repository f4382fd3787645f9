/** Serves the explorer at `/` of the service's own port: it asks the service that it came from. */
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fileAt, policyOf, respond } from "../site/files.ts";

/** Any handler of a listener's requests. */
type Handle<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/** The explorer runs only its own scripts; its reader chooses which deployment it reads. */
const POLICY = policyOf();

/** Options of `withExplorer`. */
interface ExplorerOptions {
  /** Adds the mark that makes the page show the development panel. @default false */
  readonly panel?: boolean;
  /** The built explorer. @default that of this command */
  readonly folder?: string | undefined;
}

/** Places of the built explorer: beside the bundled command, or in the workspace. */
const PLACES = ["./explorer/", "../explorer/", "../../../explorer/dist/"];

/** The folder of the built explorer; undefined in a checkout that has not built it. */
function explorerFolder(): string | undefined {
  const folders = PLACES.map((place) => new URL(place, import.meta.url));
  const found = folders.find((folder) => existsSync(new URL("index.html", folder)));
  return found && fileURLToPath(found);
}

/** Returns false in a checkout without a built explorer, and true elsewhere. */
export const isExplorerBuilt = (): boolean => explorerFolder() !== undefined;

/** Tells the page that the listener has the development panel. */
const withPanelMark = (page: string): string =>
  page.replace("<head>", '<head>\n    <meta name="primary-network-panel" content="on" />');

/** All paths of the explorer's files. No path of the APIs is among them. */
const PATHS = /^https?:\/\/[^/]+\/(?:assets\/|\?|$)/;

const isOfExplorer = ({ method, url }: Request): boolean =>
  (method === "GET" || method === "HEAD") && PATHS.test(url);

/**
 * Adds the explorer to a listener's handler. A checkout without a built explorer is served without it.
 *
 * @param handle the handler of every other request
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
