/** The pictures of links. */
import { reference, tasks } from "@primary-network/docs/tasks";
import { expect, test } from "vitest";
import { picture, wrapped } from "./picture.ts";

test("words are wrapped into lines", () => {
  expect(wrapped("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrapped("extraordinary day", 5)).toEqual(["extraordinary", "day"]);
});

test.each([...tasks, reference])("the texts of $id stand inside their picture", (group) => {
  const drawn = picture(group);
  const rows = [...drawn.matchAll(/<text x="80" y="(\d+)"/g)].map(([, y]) => Number(y));
  expect(Math.max(...rows)).toBeLessThan(600);
  expect(drawn).toContain(group.about.split(" ")[0]);
});

test("texts are escaped", () => {
  expect(picture({ label: "A & B", about: "x < y" })).toMatch(/A &amp; B[\s\S]*x &lt; y/);
});
