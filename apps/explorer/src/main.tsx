/** Mounts the explorer. */
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/things.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createExplorerRouter } from "./app/router.tsx";
import { createCache } from "./state/cache.ts";
import { deploymentNow } from "./state/deployment.ts";
import { hasPanel } from "./state/host.ts";
import { accountsQuery } from "./state/panel/queries.ts";
import { prefetchOverview } from "./views/overview/prefetch.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("the page has no element #root");
const cache = createCache();
// The network is known by the status alone: it is requested before anything is drawn.
void prefetchOverview(cache, deploymentNow(), location.hash);
// Names of accounts are known before the views that show them, and so nothing moves.
if (hasPanel) void cache.prefetchQuery(accountsQuery);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <RouterProvider router={createExplorerRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
