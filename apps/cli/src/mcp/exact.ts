/** JSON text that a tool passes on as it came, so that no number in it is rounded. */
export class Exact {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
