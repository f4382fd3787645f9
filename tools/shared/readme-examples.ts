// Reads the runnable TypeScript examples out of a Markdown text.

/** The contents of every `ts` fence, in order. */
export function examplesOf(markdown: string): string[] {
  return [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
}
