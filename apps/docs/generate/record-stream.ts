/** The beginning of a stream on the local network: up to its first item. */
import type { CallParams } from "./call-text.ts";

/** Characters that are read at most before an item must have come. */
const MOST = 1_000_000;

/** The request's URL: parameters that stand in the path, and the others as its query. */
export function streamUrl(service: string, path: string, params: CallParams): string {
  const given = { network: "fuji", ...params };
  const texts = Object.entries(given).map(([name, value]) => [name, [value].flat().join(",")] as const);
  const filled = texts.reduce((text, [name, value]) => text.replace(`{${name}}`, value), path);
  const query = texts.filter(([name]) => name !== "network" && !path.includes(`{${name}}`));
  return `${service}${filled}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
}

/** @throws Error when the stream begins without an item */
export async function recordStream(url: string): Promise<string> {
  const response = await fetch(url);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const first = /^[\s\S]*?event: item\n(?:.+\n)+\n/.exec(text)?.[0];
      if (first !== undefined) return first;
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || text.length > MOST)
        throw new Error(`${url}: ${response.status} has no item: ${text.slice(0, 500)}`);
      text += value ?? "";
    }
  } finally {
    await reader?.cancel();
  }
}
