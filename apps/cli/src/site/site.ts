/** Serves the built reference site, and gives its pages the URLs of the local network. */
import { readFile, realpath, stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { CliError } from "../terminal/cli-error.ts";
import { buildPage } from "./build-page.ts";
import type { SiteBuild } from "./site-build.ts";

const compress = promisify(gzip);

/** Types of files to compress; smaller files are sent uncompressed. */
const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;
const SMALL = 1_000;

/** Pages run only scripts of the site; they may send requests to any service, since the reader chooses the address in a form. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src *",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Base URLs of the local network. */
export interface Servers {
  readonly service: string;
  readonly node: string;
}

/** Handles requests for the site. */
export type SiteFetch = (request: Request) => Promise<Response>;

/**
 * Opens a folder that `pnpm docs:build` wrote.
 *
 * @param build of the site, if another program writes the folder meanwhile: until that ends, a page says how far it is
 * @throws CliError when the folder does not contain a site
 */
export async function openSite(folder: string, build?: SiteBuild): Promise<(servers: Servers) => SiteFetch> {
  const root = await realpath(folder).catch(() => resolve(folder));
  if (build === undefined && (await fileAt(root, "/")) === undefined) {
    throw new CliError(
      `The folder of --site holds no index.html: ${root}. \`pnpm docs:build\` makes the site.`,
    );
  }
  return (servers) => async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("The site is only read.\n", { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const { pathname } = new URL(request.url);
    if (pathname === "/local.json")
      return Response.json(servers, { headers: { "cache-control": "no-store" } });
    if (build && build.state.is !== "built") return buildPage(build.state);
    const found = await fileAt(root, pathname);
    if (found?.moved) return new Response(null, { status: 308, headers: { location: `${pathname}/` } });
    const file = found?.file ?? (await fileAt(root, "/404.html"))?.file;
    if (file === undefined) return new Response("Not found.\n", { status: 404 });
    return respond(request, file, found === undefined ? 404 : 200);
  };
}

/** The real path, with symbolic links resolved. Undefined for a missing file or one outside the folder. */
async function inside(root: string, path: string): Promise<string | undefined> {
  const real = await realpath(path).catch(() => undefined);
  return real === root || real?.startsWith(root + sep) ? real : undefined;
}

/**
 * The file of a path; `moved` where it is a folder and its slash is missing. Undefined for what is not there or lies outside the
 * folder, and for names that begin with a dot: what tools and editors leave there is not for readers.
 */
async function fileAt(root: string, pathname: string): Promise<{ file: string; moved: boolean } | undefined> {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = resolve(root, `.${path}`);
  // Two slashes at the beginning would make a redirect to the path one to another server.
  if (path.includes("\0") || path.startsWith("//") || /[/\\]\./.test(path)) return undefined;
  const real = await inside(root, file);
  const found = real && (await stat(real).catch(() => undefined));
  if (!found) return undefined;
  if (found.isFile()) return { file: real, moved: false };
  if (!found.isDirectory()) return undefined;
  const index = await inside(root, resolve(real, "index.html"));
  if (index === undefined || !(await stat(index).catch(() => undefined))?.isFile()) return undefined;
  return { file: index, moved: !path.endsWith("/") };
}

async function respond(request: Request, file: string, status: number): Promise<Response> {
  // Files of unknown types are downloaded, not displayed.
  const type = getMimeType(file) ?? "application/octet-stream";
  const bytes = await readFile(file);
  const headers = new Headers({
    "content-type": type,
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    // Names in _astro hold a hash of what is in them.
    "cache-control": file.includes(`${sep}_astro${sep}`) ? "max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
  });
  const accepts = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.get("accept-encoding") ?? "");
  const packed = accepts && bytes.length >= SMALL && COMPRESSED.test(type);
  if (packed) headers.set("content-encoding", "gzip");
  const body = packed ? await compress(bytes) : bytes;
  headers.set("content-length", String(body.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}
