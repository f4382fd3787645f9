/** Kinds of faults with the fields that each needs, and the fault that a form's fields describe. */

/** A field of a kind. */
interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: "number" | "text";
  readonly value: string;
  readonly required: boolean;
}

const number = (name: string, label: string, value: string, required = true): Field => ({
  name,
  label,
  type: "number",
  value,
  required,
});
const text = (name: string, label: string, value: string, required = true): Field => ({
  name,
  label,
  type: "text",
  value,
  required,
});

/** The effect of each kind, and its fields. */
export const kinds = {
  status: {
    does: "another status in place of the response",
    fields: [
      number("status", "Status, 400 to 599", "503"),
      number("retryAfter", "Retry-After, in seconds", "", false),
      text("body", "Body", "", false),
    ],
  },
  delay: { does: "the response comes late", fields: [number("ms", "Milliseconds", "1000")] },
  cut: {
    does: "the connection ends within the body",
    fields: [number("share", "Share that arrives, 0 to 1", "0.5")],
  },
  malformed: { does: "half of the body, as if it were whole", fields: [] },
  drift: {
    does: "a field of the response has another value",
    fields: [
      text("at", "JSON pointer to the field", "/result/height"),
      text("value", "Its value as JSON; empty removes it", "", false),
    ],
  },
} as const satisfies Record<string, { readonly does: string; readonly fields: readonly Field[] }>;

export type Kind = keyof typeof kinds;

export const isKind = (name: unknown): name is Kind => typeof name === "string" && name in kinds;

/** Fields of every kind that are numbers. */
const NUMBERS = new Set(["status", "retryAfter", "ms", "share", "every", "next"]);

/** Text that is no JSON stands for itself. */
function jsonOf(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

/** The body of the request for a fault; empty fields are left out. */
export function faultOf(form: FormData): Record<string, unknown> {
  const filled = [...form].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value] as const] : [],
  );
  return Object.fromEntries(
    filled.map(([name, value]) => [
      name,
      NUMBERS.has(name) ? Number(value) : name === "value" ? jsonOf(value) : value,
    ]),
  );
}
