/** The shell lines of the guides are read as a shell reads them, as far as the guides go. */
import { describe, expect, test } from "vitest";
import { commandsOf, requestOfCurl } from "./shell-line.ts";

describe("commandsOf", () => {
  test.each<{ given: string; want: string[][] }>([
    { given: "a  b\n\nc", want: [["a", "b"], ["c"]] },
    { given: "# a comment\na b # another\n", want: [["a", "b"]] },
    { given: 'a "b c" \'d "e"\'', want: [["a", "b c", 'd "e"']] },
    { given: 'a b"c d"e', want: [["a", "bc de"]] },
    { given: "a \\\n  b", want: [["a", "b"]] },
    { given: "a \"x $TOKEN\" '$TOKEN' $TOKEN", want: [["a", "x 123", "$TOKEN", "123"]] },
    { given: 'a ""', want: [["a", ""]] },
    { given: "a http://x/#y", want: [["a", "http://x/#y"]] },
  ])("$given", ({ given, want }) => {
    expect(commandsOf(given, { TOKEN: "123" })).toEqual(want);
  });

  test.each(["a | b", "a > b", "a && b", "a 'b", "a $OTHER"])("refuses %s", (given) => {
    expect(() => commandsOf(given, {})).toThrow(given);
  });
});

describe("requestOfCurl", () => {
  test("returns the request that curl would send", async () => {
    const request = requestOfCurl(["curl", "-H", "a: b:c", "-d", "{}", "http://127.0.0.1:1/x?y=1"]);
    expect([request.method, request.url, request.headers.get("a")]).toEqual([
      "POST",
      "http://127.0.0.1:1/x?y=1",
      "b:c",
    ]);
    expect(request.headers.get("content-type")).toBe("application/x-www-form-urlencoded");
    expect(await request.text()).toBe("{}");
  });

  test.each([
    { given: ["curl", "http://127.0.0.1:1/"], want: "GET" },
    { given: ["curl", "-X", "DELETE", "http://127.0.0.1:1/"], want: "DELETE" },
  ])("$want", ({ given, want }) => {
    expect(requestOfCurl(given).method).toBe(want);
  });

  test.each([
    { given: ["curl"], want: /no URL/ },
    { given: ["curl", "--insecure", "http://127.0.0.1:1/"], want: /--insecure/ },
    { given: ["curl", "http://127.0.0.1:1/", "http://127.0.0.1:2/"], want: /127.0.0.1:2/ },
  ])("refuses $given", ({ given, want }) => {
    expect(() => requestOfCurl(given)).toThrow(want);
  });
});
