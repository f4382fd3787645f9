/** The files of the network: loaded once, checked, and kept by the browser until the site has others. */

/** A file as the manifest describes it. */
export interface PackedFile {
  readonly name: string;
  /** Bytes as it is transferred. */
  readonly bytes: number;
  /** Hex, of the transferred bytes. */
  readonly sha256: string;
}

/** Source of files, and the cache that keeps them. */
export interface FilesOptions {
  /** URL of their folder, with a slash at its end. */
  readonly folder: string;
  readonly fetch: typeof fetch;
  /** Undefined where the browser keeps nothing, as on a site without TLS. */
  readonly caches: Pick<CacheStorage, "open"> | undefined;
  /** Name of their cache; the names of the files in it have a hash of what they contain. */
  readonly cache: string;
}

/** The files of one folder. */
export class Files {
  readonly #options: FilesOptions;
  constructor(options: FilesOptions) {
    this.#options = options;
  }

  /** Files of a part of the network on this site. */
  static ofSite(part: string): Files {
    const folder = `${import.meta.env.BASE_URL.replace(/\/?$/, "/")}network/`;
    return new Files({
      folder: new URL(folder, location.origin).href,
      fetch: fetch.bind(globalThis),
      caches: globalThis.caches,
      cache: `primary-network-${part}`,
    });
  }

  /**
   * Reads a manifest; without a connection, the one that was kept.
   *
   * @throws TypeError when there is none
   */
  async manifest<T>(name: string): Promise<T> {
    const cache = await this.#cache();
    const url = this.#options.folder + name;
    const response = await this.#get(url, { cache: "no-cache" }).catch(async (error: unknown) => {
      const kept = await cache?.match(url);
      if (kept === undefined) throw error;
      return kept;
    });
    await cache?.put(url, response.clone()).catch(() => {});
    return response.json();
  }

  /**
   * Reads a file, from the cache or from the site; it is kept when its bytes are those that the manifest names.
   *
   * @param heard called with the number of bytes, as they come
   * @throws TypeError when it cannot be loaded, or is another file than the manifest says
   */
  async read(
    file: PackedFile,
    heard: (bytes: number) => void,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const cache = await this.#cache();
    const url = this.#options.folder + file.name;
    const kept = await cache?.match(url);
    if (kept?.body) {
      heard(file.bytes);
      return kept.body;
    }
    const { body } = await this.#get(url);
    const bytes = await new Response(body?.pipeThrough(counted(heard)) ?? null).arrayBuffer();
    if (!(await isThat(file, bytes))) throw new TypeError(`${file.name} is not the file of the manifest`);
    // A full disk is no reason to fail: the file is loaded again the next time.
    await cache?.put(url, new Response(bytes.slice(0))).catch(() => {});
    return new Blob([bytes]).stream();
  }

  /** Removes what was kept of other manifests. */
  async keepOnly(names: readonly string[]): Promise<void> {
    const cache = await this.#cache();
    const wanted = new Set(names.map((name) => this.#options.folder + name));
    for (const { url } of (await cache?.keys()) ?? []) if (!wanted.has(url)) await cache?.delete(url);
  }

  async #get(url: string, init?: RequestInit): Promise<Response> {
    const response = await this.#options.fetch(url, init);
    if (!response.ok) throw new TypeError(`${url} could not be loaded: ${response.status}`);
    return response;
  }

  /** Undefined where nothing can be kept; private windows refuse. */
  #cache(): Promise<Cache | undefined> {
    return (
      this.#options.caches?.open(this.#options.cache).catch(() => undefined) ?? Promise.resolve(undefined)
    );
  }
}

/** A stream that says how many bytes pass. */
const counted = (heard: (bytes: number) => void) =>
  new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      heard(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });

async function isThat({ bytes, sha256 }: PackedFile, given: ArrayBuffer): Promise<boolean> {
  if (given.byteLength !== bytes) return false;
  // Without TLS the browser computes no hashes.
  if (globalThis.crypto?.subtle === undefined) return true;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", given));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}
