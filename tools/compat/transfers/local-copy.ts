/** Writes, beside the installed @avalanche-sdk/client, a copy that takes the local network for fuji. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "../folder.ts";

const PACKAGE = join(folder, "node_modules/@avalanche-sdk/client/dist/_cjs");

/** Facts of a local network. */
export interface LocalFacts {
  readonly networkId: number;
  readonly hrp: string;
  /** Ids of the X-Chain and the C-Chain. */
  readonly chains: { readonly X: string; readonly C: string };
}

/** Writes the copy, and returns its path. The installed file stays as it is. */
export function writeLocalCopy({ networkId, hrp, chains }: LocalFacts): string {
  const replaced: readonly (readonly [what: RegExp, by: string])[] = [
    [/2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm/g, chains.X],
    [/yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp/g, chains.C],
    [/\b5(?====\w+\.networkID)/g, `${networkId}`],
    [/(?<=1!==\w+&&)5(?=!==\w+\)throw new Error\(`Invalid network ID)/g, `${networkId}`],
    [/(?<=\w=\w\?)5(?=:1;)/g, `${networkId}`],
    [/(?<=\?)"fuji"(?=:"avax")/g, JSON.stringify(hrp)],
  ];
  let text = readFileSync(join(PACKAGE, "index.js"), "utf8");
  for (const [what, by] of replaced) {
    if (text.search(what) === -1) throw new Error(`@avalanche-sdk/client has no ${what}`);
    text = text.replaceAll(what, by);
  }
  const copy = join(PACKAGE, `index.local-${networkId}.js`);
  writeFileSync(copy, text);
  return copy;
}
