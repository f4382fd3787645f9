/** Descriptions are found wherever a spec has them, and nowhere else. */
import { expect, it } from "vitest";
import { descriptionFaults } from "./descriptions.ts";

it.each([
  { given: "description: A bird.", want: [] },
  {
    given: "description: a bird.",
    want: [": the description does not begin with a capital letter, a number or code"],
  },
  { given: "get:\n  description: A bird", want: ["get: the description does not end in a full stop"] },
  {
    given: "get:\n  description: What it is.",
    want: ['get: the description begins with "What": begin with a noun or a verb'],
  },
  { given: "get:\n  description:", want: ["get: the description is empty"] },
  {
    given: "errors:\n  - description: TODO",
    want: ["errors/0: the description is a placeholder"],
  },
  // A field of that name is a schema, and samples are the interface's words.
  { given: "properties:\n  description:\n    type: string\n    description: Text of it.", want: [] },
  { given: "example:\n  description: no sentence", want: [] },
  {
    given: "properties:\n  example:\n    description: none",
    want: ["properties/example: the description does not begin with a capital letter, a number or code"],
  },
])("$given", ({ given, want }) => {
  expect(descriptionFaults(given).map(({ place, what }) => `${place}: ${what}`)).toEqual(want);
});
