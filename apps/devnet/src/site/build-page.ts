/** The page in place of a site that is being built. It reloads itself until the site is there. */
import type { SiteBuildState } from "./site-build.ts";

/** Seconds. */
const RELOAD = 2;

const lineOf = (state: Exclude<SiteBuildState, { readonly is: "built" }>): string => {
  if (state.is === "failed")
    return "The site could not be built: <code>npx --yes pnpm docs:build</code> says why.";
  if (state.is === "waiting") return "The site is built once the network is ready.";
  return `${state.done} of ${state.of} steps are done.`;
};

/** The response to every request while the site is not built. */
export function buildPage(state: Exclude<SiteBuildState, { readonly is: "built" }>): Response {
  const failed = state.is === "failed";
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${failed ? "" : `<meta http-equiv="refresh" content="${RELOAD}">\n`}<title>Reference site</title>
<h1>${failed ? "No reference site" : "The reference site is being built"}</h1>
<p>${lineOf(state)}</p>
${failed ? "" : "<p>This page reloads itself. The network and the service are already running.</p>\n"}</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'",
      ...(!failed && { "retry-after": String(RELOAD) }),
    },
  });
}
