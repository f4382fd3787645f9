/** Matches request URLs with operations, and reads the parameters of the path. */

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Splits a base URL. Throws if no request can begin with it. */
function partsOf(baseUrl: string): { origin: string; prefix: string } {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new TypeError(`baseUrl must be an absolute http(s) URL, not ${baseUrl}`);
  return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, "") };
}

/** Reads the parameters of a path. Undefined for other URLs. */
export type PathReader = (url: string) => { [name: string]: string } | undefined;

/**
 * Makes the reader of a path template.
 *
 * @param template path with `{name}` for each parameter
 * @param baseUrl URL of the service; undefined for any origin and any path prefix
 * @throws TypeError if the base URL is invalid
 */
export function pathReader(template: string, baseUrl: string | undefined): PathReader {
  const base = baseUrl === undefined ? undefined : partsOf(baseUrl);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const path = template
    .split(/\{\w+\}/)
    .map(escaped)
    .join("([^/]+?)");
  const pattern = new RegExp(`^${base ? escaped(base.prefix) : ".*?"}${path}$`);
  return (text) => {
    const url = new URL(text);
    if (base !== undefined && url.origin !== base.origin) return undefined;
    const found = pattern.exec(url.pathname);
    if (found === null) return undefined;
    try {
      return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? "")]));
    } catch {
      return undefined; // a stray % is no text
    }
  };
}
