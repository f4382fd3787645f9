/** Examples below the words of a page: a call under its name, closed, with what came back and a link that opens it in the form. */
import { hashOf } from "../src/console/values.ts";
import { codeBox } from "./code-box.ts";
import { escapeHtml } from "./html.ts";
import { slug } from "./markdown.ts";
import type { ShownCall } from "./recording.ts";
import { responseText } from "./response-text.ts";

interface ExampleOptions {
  /** HTML. */
  readonly summary: string;
  readonly id: string;
  /** Markdown that stands above the response. */
  readonly words?: string;
  readonly shown: ShownCall;
  /** Where the response is from. */
  readonly origin: string;
}

/** The id of an example by its name. */
export const exampleId = (label: string): string => `example-${slug(label)}`;

/** One example. */
export function exampleDetails({ summary, id, words = "", shown, origin }: ExampleOptions): string {
  const { text, isShortened } = responseText(shown.response);
  const link = shown.values
    ? ` <a href="${escapeHtml(hashOf(shown.values))}">Open this call in the form</a>`
    : "";
  const from = `${origin}${isShortened ? "; long texts and lists are shortened" : ""}.`;
  return [
    `<details class="example" id="${id}"><summary>${summary}</summary>`,
    [words, from].filter(Boolean).join(" ") + link,
    shown.response === undefined ? "The response has no body." : codeBox("Response", text, "json"),
    "</details>",
  ].join("\n\n");
}
