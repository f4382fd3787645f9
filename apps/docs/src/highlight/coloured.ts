/** Puts code into an element, in colours. */
import { type CodeLanguage, tokensOf } from "./tokens.ts";

/** Characters above which colours would cost more than they help. */
const MOST = 60_000;

export function showCode(target: Element, code: string, language: CodeLanguage): void {
  if (code.length > MOST) {
    target.textContent = code;
    return;
  }
  const parts = [...tokensOf(code, language)].map(([kind, text]) => {
    if (kind === undefined) return text;
    const span = document.createElement("span");
    span.className = `t-${kind}`;
    span.textContent = text;
    return span;
  });
  target.replaceChildren(...parts);
}
