/** The fields of a page's form: what they hold, and what they may. */
import type { FieldType } from "./snippets.ts";
import type { LinkField } from "./values.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field of a form. */
export interface Field extends LinkField {
  readonly control: Control;
}

/** First value of a field. */
export function firstValueOf({ control }: Field): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
}

/** A field by its name; undefined for one that the form does not have. */
export type FieldOf = (name: string) => Field | undefined;

/** The fields that make the call, without the fields of the server. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].flatMap((control) => {
    const isField =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement;
    if (!isField || !/^(?:path:|query:|(?:body|params)$)/.test(control.name)) return [];
    const choices =
      control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : undefined;
    const type = control instanceof HTMLTextAreaElement ? "json" : typeOf(control.dataset.type);
    return [{ name: control.name, type, choices, control }];
  });
}

const TYPES: readonly FieldType[] = ["text", "number", "boolean", "texts", "numbers"];
const typeOf = (text: string | undefined): FieldType => TYPES.find((type) => type === text) ?? "text";

/** Values of the form, by field name. */
export const valuesOf = (form: HTMLFormElement): Map<string, string> =>
  new Map([...new FormData(form)].map(([name, value]) => [name, String(value)]));
