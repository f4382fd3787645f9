/** JSON text that a tool passes on unchanged, so no number is rounded. */
export class Exact {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
