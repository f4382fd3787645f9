/** The service worker: keeps the site's assets and the pages that were read, so that these open without a connection. */
import { keyOf, surplus, wayOf } from "./policy.ts";

// Put in when the site is built: the paths of its assets, relative to its root, and a hash of them and of the network's manifest.
declare const ASSETS: readonly string[];
declare const VERSION: string;

/** The worker's global object, as far as it is used: TypeScript's libraries of pages and workers exclude each other. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Extendable & { readonly data: unknown }) => void): void;
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as Scope;
const { scope } = worker.registration;
const FAMILY = "primary-network-site-";
const open = () => caches.open(FAMILY + VERSION);

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (typeof event.data === "string" && event.data.startsWith(scope)) event.waitUntil(keepPage(event.data));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, scope);
  if (way === "kept") event.respondWith(fromCache(request));
  if (way === "fresh") event.respondWith(fromSite(event));
});

async function install(): Promise<void> {
  const cache = await open();
  await cache.addAll(ASSETS.map((path) => scope + path));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== FAMILY + VERSION);
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function fromCache(request: Request): Promise<Response> {
  const kept = await (await open()).match(request.url);
  return kept ?? fetch(request);
}

async function fromSite(event: Fetching): Promise<Response> {
  const { request } = event;
  const key = keyOf(request.url);
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(keep(key, response.clone()));
    return response;
  } catch (error) {
    const kept = await (await open()).match(key);
    if (kept) return kept;
    throw error;
  }
}

async function keepPage(url: string): Promise<void> {
  const response = await fetch(url);
  if (response.ok) await keep(keyOf(url), response);
}

async function keep(key: string, response: Response): Promise<void> {
  const cache = await open();
  // Again at the end: what was read last goes last.
  await cache.delete(key);
  await cache.put(key, response);
  const kept = (await cache.keys()).map(({ url }) => url);
  await Promise.all(surplus(kept, scope).map((url) => cache.delete(url)));
}
