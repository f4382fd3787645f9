/** Serves the built reference site, and gives its pages the URLs of the local network. */
import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { CliError } from "../terminal/cli-error.ts";
import { buildPage } from "./build-page.ts";
import { fileAt, policyOf, respond } from "./files.ts";
import type { SiteBuild } from "./site-build.ts";

/**
 * Pages run only scripts of the site; they may send requests to any service, since the reader chooses the
 * address in a form.
 */
const POLICY = policyOf("'unsafe-inline'", "'wasm-unsafe-eval'");

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
 * @param build of the site, if another program writes the folder meanwhile: until that ends, a page says how
 *   far it is
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
    return respond(request, file, {
      status: found === undefined ? 404 : 200,
      policy: POLICY,
      hashed: "_astro",
    });
  };
}
