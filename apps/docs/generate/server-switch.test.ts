import { expect, test } from "vitest";
import { serverSwitch } from "./server-switch.ts";

test.each([
  ["data", "GET", "/v1/networks/{network}/validators", true],
  ["metrics", "GET", "/v1/not/hosted", false],
  ["pchain", "platform.getHeight", "/ext/bc/P", true],
] as const)("%s %s %s can be sent to a public server: %s", (client, method, path, isOffered) => {
  const html = serverSwitch({ client, method, path });
  expect(html.includes('value="public"')).toBe(isOffered);
  expect(html).toContain('value="page" checked');
  expect(html).not.toContain("\n");
});
