/** A text that arrives in any number of pieces, kept in about as much memory as its characters need. */

/** Pieces that are joined as one string: each costs some 32 bytes, however short it is, and may keep a longer one alive. */
const JOINED = 128;

/** The pieces of one text after the other. */
export class Gathered {
  /** Characters of the text so far. */
  length = 0;
  #text = "";
  #pieces: string[] = [];

  /** Appends a piece. */
  add(piece: string): void {
    this.length += piece.length;
    this.#pieces.push(piece);
    if (this.#pieces.length === JOINED) this.#join();
  }

  /** The text so far; a new one begins. */
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
