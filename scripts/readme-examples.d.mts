/** The contents of every `ts` fence of a Markdown text, in order. */
export function examplesOf(markdown: string): string[];
