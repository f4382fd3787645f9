/** A text that arrives in pieces, kept in about the memory that its characters need. */

/**
 * Pieces to join as one string. Each piece costs about 32 bytes, however short, and may keep a longer string
 * alive.
 */
const JOINED = 128;

/** Collects the pieces of one text after another. */
export class Gathered {
  /** Length of the text so far. */
  length = 0;
  #text = "";
  #pieces: string[] = [];

  /** Appends a piece. */
  add(piece: string): void {
    this.length += piece.length;
    this.#pieces.push(piece);
    if (this.#pieces.length === JOINED) this.#join();
  }

  /** Returns the text so far, and starts a new one. */
  take(): string {
    this.#join();
    const text = this.#text;
    this.#text = "";
    this.length = 0;
    return text;
  }

  #join(): void {
    this.#text += this.#pieces.join("");
    this.#pieces = [];
  }
}
