/** Exports in a configuration. */

import { CliError } from "@primary-network/devnet/terminal";
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { exportFields, readExports } from "./exports.ts";
import { fields } from "./rules.ts";
import { ConfigSource } from "./source.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const read = (given: object) => {
  const source = new ConfigSource("c.yaml", JSON.stringify(given));
  return readExports(check(source, fields(exportFields)), "/etc/primary");
};

describe("an exports configuration is read", () => {
  it.each<[given: object, want: object | undefined]>([
    [{}, undefined],
    [{ exports: {} }, undefined],
    [{ exportDir: "files" }, { dir: "/etc/primary/files" }],
    [{ exportDir: "/var/files" }, { dir: "/var/files" }],
    [{ publicUrl: "https://api.example.org" }, { baseUrl: "https://api.example.org" }],
    [{ publicUrl: "https://API.example.org:443/" }, { baseUrl: "https://api.example.org" }],
    [{ publicUrl: "http://[::1]:8080" }, { baseUrl: "http://[::1]:8080" }],
    [{ exports: { running: 1, maxQueued: 1, maxRows: 1 } }, { running: 1, maxQueued: 1, maxRows: 1 }],
    [
      {
        publicUrl: "http://h",
        exportDir: "d",
        exports: { secret: SECRET, running: 64, maxQueued: 1_000, maxRows: 100_000_000 },
      },
      {
        baseUrl: "http://h",
        dir: "/etc/primary/d",
        secret: SECRET,
        running: 64,
        maxQueued: 1_000,
        maxRows: 100_000_000,
      },
    ],
  ])("%j", (given, want) => {
    expect(read(given)).toEqual(want);
  });
});

describe("an exports configuration is refused", () => {
  const origin = "publicUrl must be an http or https URL without user, path, query and fragment";
  it.each<[given: object, want: string]>([
    [{ publicUrl: 443 }, "publicUrl must be a text, not 443"],
    ...[
      "api.example.org",
      "ftp://h",
      "https:h",
      "https://",
      "https://h:65536",
      "https://h h",
      " https://h",
      "https://h/v1",
      "https://h//",
      "https://h/?",
      "https://h?a=b",
      "https://h#a",
      "https://u@h",
      "https://u:p@h",
      "https://h\\v1",
      "https://h\n",
    ].map((url): [object, string] => [{ publicUrl: url }, `${origin}, not ${JSON.stringify(url)}`]),
    [{ exportDir: 7 }, "exportDir must be a text, not 7"],
    [{ exports: "files" }, 'exports must hold the fields secret, running, maxQueued, maxRows, not "files"'],
    [
      { exports: { dir: "d" } },
      "exports.dir is not a known field; known are secret, running, maxQueued, maxRows",
    ],
    [{ exports: { running: 0 } }, "exports.running must be a whole number from 1 to 64, not 0"],
    [{ exports: { running: 65 } }, "exports.running must be a whole number from 1 to 64, not 65"],
    [{ exports: { maxQueued: 0 } }, "exports.maxQueued must be a whole number from 1 to 1000, not 0"],
    [{ exports: { maxQueued: 1_001 } }, "exports.maxQueued must be a whole number from 1 to 1000, not 1001"],
    [{ exports: { maxRows: 1.5 } }, "exports.maxRows must be a whole number from 1 to 100000000, not 1.5"],
    [
      { exports: { maxRows: 100_000_001 } },
      "exports.maxRows must be a whole number from 1 to 100000000, not 100000001",
    ],
  ])("%j", (given, want) => {
    expect(() => read(given)).toThrow(want);
  });

  it.each([[SECRET.slice(1)], [1_234_567_890], [[SECRET]], [""]])(
    "refuses the secret %j without repeating it in the error",
    (secret) => {
      const message = "c.yaml:1:13: exports.secret must be a text of at least 32 characters.";
      expect(() => read({ exports: { secret } })).toThrow(new CliError(message));
    },
  );
});
