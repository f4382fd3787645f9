/** Items of a stream merged into a listing. */
import { expect, test } from "vitest";
import { merged } from "./merged.ts";

const of = (...texts: string[]) => texts.map((text) => ({ key: text[0] ?? "", text }));
const page = (...texts: string[]) => ({ items: of(...texts), nextPageToken: "next" });

test.each<[what: string, pages: string[][], news: string[], want: string[][]]>([
  ["the latest comes first", [["c", "b"], ["a"]], ["d", "e"], [["e", "d", "c", "b"], ["a"]]],
  ["one that is listed is replaced", [["c", "b"], ["a"]], ["a!", "d"], [["d", "c", "b"], ["a!"]]],
  ["of one that comes twice the later counts", [["b"]], ["c", "c!"], [["c!", "b"]]],
  ["nothing new changes nothing", [["b", "a"]], [], [["b", "a"]]],
  ["an empty listing is filled", [[]], ["a"], [["a"]]],
  ["nothing is loaded yet", [], ["a"], []],
])("%s", (_, pages, news, want) => {
  const found = merged(
    pages.map((texts) => page(...texts)),
    of(...news),
    ({ key }) => key,
  );
  expect(found).toEqual(want.map((texts) => page(...texts)));
});
