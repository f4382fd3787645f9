/** Only what stands between markers is written, and a marker that is wrong is refused. */

import { between } from "@primary-network/codegen";
import { expect, it } from "vitest";
import { figuresIn, withFigures, wrapped } from "./marked-places.ts";

it("only what is between the markers is replaced", () => {
  const text = "a\n<!-- x: made by tools/y -->\n\nold\n\n<!-- end of x -->\nb\n";
  const replaced = between(text, "x", "new", "tools/y");
  expect(replaced).toBe(text.replace("old", "new"));
  expect(between(replaced, "x", "new", "tools/y")).toBe(replaced);
  expect(() => between(text, "z", "new", "tools/y")).toThrow("no markers");
});

const figures = { "data bundle": "18.3 kB", methods: "99" };

it.each([
  {
    given: "It has <!-- figure: data bundle -->12.9 kB<!-- /figure -->.",
    want: "It has <!-- figure: data bundle -->18.3 kB<!-- /figure -->.",
  },
  {
    given:
      "at most {/* figure: data bundle */}13 kB{/* /figure */}, with {/* figure: methods */}{/* /figure */} methods",
    want: "at most {/* figure: data bundle */}18.3 kB{/* /figure */}, with {/* figure: methods */}99{/* /figure */} methods",
  },
  { given: "The figure of 12.9 kB is no place.", want: "The figure of 12.9 kB is no place." },
])("$given", ({ given, want }) => {
  expect(withFigures(given, figures)).toBe(want);
  expect(withFigures(want, figures)).toBe(want);
});

it.each([
  { given: "has <!-- figure: sizes -->1<!-- /figure -->", want: 'there is no figure "sizes"' },
  { given: "has <!-- figure: methods -->1", want: "a figure has no end" },
  { given: "It has\n<!-- figure: methods -->99<!-- /figure -->.", want: "a line begins with a figure" },
])("$given is refused", ({ given, want }) => expect(() => withFigures(given, figures)).toThrow(want));

it("names the figures of a text", () => {
  expect(
    figuresIn("a {/* figure: methods */}1{/* /figure */} b <!-- figure: x -->2<!-- /figure -->"),
  ).toEqual(["methods", "x"]);
});

it("prose is wrapped between words", () => {
  expect(wrapped("one two  three\nfour", 9)).toBe("one two\nthree\nfour");
});
