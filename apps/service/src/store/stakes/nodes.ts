/** The nodes that validated, with their texts, in which parts are searched. */

import { keepNewest } from "../../domain/remembering.ts";

/** Texts that were searched last are remembered: pages of one listing ask for the same. */
const REMEMBERED = 64;

export class Nodes {
  /** By the id that rows have: the text of the interface. */
  readonly #texts = new Map<string, string>();
  readonly #searched = new Map<string, ReadonlySet<string>>();
  readonly #textOf: (nodeId: string) => string;

  /** @param textOf writes a node id as the interface does */
  constructor(textOf: (nodeId: string) => string) {
    this.#textOf = textOf;
  }

  add(nodeId: string): void {
    if (this.#texts.has(nodeId)) return;
    this.#texts.set(nodeId, this.#textOf(nodeId));
    this.#searched.clear();
  }

  /** Nodes whose text contains one of the parts. */
  with(parts: readonly string[]): ReadonlySet<string> {
    const key = parts.join(); // no part has a comma: the parameter separates them by commas
    const known = this.#searched.get(key);
    if (known) return known;
    const found = new Set<string>();
    for (const [nodeId, text] of this.#texts) {
      if (parts.some((part) => text.includes(part))) found.add(nodeId);
    }
    keepNewest(this.#searched, key, found, REMEMBERED);
    return found;
  }
}
