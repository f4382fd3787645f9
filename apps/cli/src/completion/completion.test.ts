/** Completion in real shells: what bash proposes, and that zsh and fish accept their scripts where they are installed. */
import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { createProgram } from "../program.ts";
import { completionOf } from "./completion.ts";

const isInstalled = (shell: string) => spawnSync(shell, ["-c", "exit 0"]).status === 0;

/** What bash proposes for the last word. */
function proposed(...words: string[]): string[] {
  const script = [
    completionOf("bash", createProgram()),
    `COMP_WORDS=(primary-network ${words.map((word) => `'${word}'`).join(" ")})`,
    `COMP_CWORD=${words.length}`,
    "_primary_network",
    `printf "%s\\n" "\${COMPREPLY[@]}"`,
  ].join("\n");
  return execFileSync("bash", ["--norc", "-c", script], { encoding: "utf8" }).split("\n").filter(Boolean);
}

describe.skipIf(!isInstalled("bash"))("bash", () => {
  it.each<[string[], string[]]>([
    [["val"], ["validators", "validator"]],
    [
      ["keys", ""],
      ["add", "list", "revoke", "-h", "--help"],
    ],
    [["keys", "add", "--ti"], ["--tier"]],
    [["validators", "--sta"], ["--state"]],
    [["validators", "--state", "p"], ["pending"]],
    [["validators", "--state", "=", "re"], ["removed"]],
    [
      ["validators", "--state", "="],
      ["active", "pending", "completed", "removed"],
    ],
    [["validators", "--state", "active", "--ord"], ["--order"]],
    [["completion", "f"], ["fish"]],
    [["tx", "--base-url", ""], []],
    [["nothing", "--x"], []],
  ])("%j", (words, want) => expect(proposed(...words)).toEqual(want));

  it("is given to bash as the command's own", () => {
    const script = `${completionOf("bash", createProgram())}\ncomplete -p primary-network`;
    expect(execFileSync("bash", ["--norc", "-c", script], { encoding: "utf8" }).trim()).toBe(
      "complete -o default -F _primary_network primary-network",
    );
  });
});

describe.each(["zsh", "fish"] as const)("%s", (shell) => {
  const script = completionOf(shell, createProgram());

  it.skipIf(!isInstalled(shell))("accepts the script", () => {
    const { status, stderr } = spawnSync(shell, ["--no-execute"], { input: script, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  it("has every command, every flag, and no quote that stays open", () => {
    for (const command of createProgram().commands) {
      expect(script).toContain(command.name());
      for (const { long } of command.options) expect(script).toContain(long?.slice(2));
    }
    for (const line of script.split("\n").slice(1)) {
      const bare = line.replaceAll("\\'", "").replaceAll("'\\''", "");
      if (!line.startsWith("#")) expect(bare.split("'").length % 2, line).toBe(1);
    }
  });
});
