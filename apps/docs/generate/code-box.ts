/** Code on a page: its name and a button that copies it above, lines that wrap below. */
import { type CodeLanguage, tokensOf } from "../src/highlight/tokens.ts";
import { escapeHtml } from "./html.ts";

/** Text on one line of HTML: a blank one would end it in Markdown. */
export const oneLine = (text: string): string => escapeHtml(text).replaceAll("\n", "&#10;");

/** Code in colours. */
export const colouredHtml = (code: string, language: CodeLanguage): string =>
  [...tokensOf(code, language)]
    .map(([kind, text]) =>
      kind === undefined ? oneLine(text) : `<span class="t-${kind}">${oneLine(text)}</span>`,
    )
    .join("");

/** The button, which the page's script shows. */
export const COPY = '<button type="button" class="copy" hidden>Copy</button>';

/** A box of code that is no program of the reader's: no search finds it. */
export const codeBox = (title: string, code: string, language: CodeLanguage): string =>
  `<figure class="code-box not-content" data-copies data-pagefind-ignore><figcaption>${escapeHtml(title)}${COPY}</figcaption><pre tabindex="0"><code>${colouredHtml(code, language)}</code></pre></figure>`;
