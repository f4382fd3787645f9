/** Completion in real shells: what bash, zsh and fish propose, where they are installed. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createProgram } from "../program.ts";
import { completionOf } from "./completion.ts";

const isInstalled = (shell: string) => spawnSync(shell, ["-c", "exit 0"]).status === 0;

/** Returns bash's proposals for the last word. */
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
    [["wallet", "sign", "--ow"], ["--owner"]],
    [["wallet", "sign", "--format", "p"], ["platform-cli"]],
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

/** Presses Tab in a zsh on a terminal of its own, where each proposal is printed as a line in place of being inserted. */
const ZSH_TAB = String.raw`
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z 'PROMPT=; autoload -Uz compinit; compinit -u -D; source '$1'
  compadd() {
    if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
    local -a hits; builtin compadd -A hits "$@"
    local hit; for hit in $hits; do print -r -- "<hit:$hit>"; done
  }
  finish() { print -r -- "<done>"; exit }
  zle -N finish; bindkey "^I" expand-or-complete; bindkey "^X" finish; print "<rea""dy>"'
zpty -r -m z line '*<ready>*'
zpty -w -n z "$2"$'\t'$'\x18'
out=; line=
while zpty -r z line; do out+=$line; [[ $out == *'<done>'* ]] && break; done
zpty -d z
print -r -- $out`;

/** Returns the proposals of zsh and fish for the last word, sorted. */
const proposals = {
  zsh: (file: string, line: string) => {
    const out = execFileSync("zsh", ["-f", "-c", ZSH_TAB, "zsh", file, line], {
      encoding: "utf8",
      env: { ...process.env, TERM: "dumb" },
      timeout: 20_000,
    });
    return [...new Set([...out.matchAll(/<hit:([^>]*)>/g)].map(([, hit]) => hit))].sort();
  },
  fish: (file: string, line: string) =>
    execFileSync("fish", ["-N", "-c", "source $argv[1]; complete -C $argv[2]", file, line], {
      encoding: "utf8",
      env: { ...process.env, HOME: tmpdir(), XDG_CONFIG_HOME: tmpdir(), XDG_DATA_HOME: tmpdir() },
    })
      .split("\n")
      .flatMap((one) => one.split("\t")[0] || [])
      .sort(),
};

describe.each(["zsh", "fish"] as const)("%s", (shell) => {
  const script = completionOf(shell, createProgram());

  describe.skipIf(!isInstalled(shell))("where it is installed", () => {
    const folder = mkdtempSync(join(tmpdir(), "completion-"));
    const file = join(folder, `completion.${shell}`);
    writeFileSync(file, script);
    afterAll(() => rmSync(folder, { recursive: true }));

    it("accepts the script", () => {
      const { status, stderr } = spawnSync(shell, ["-n", file], { encoding: "utf8" });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    });

    it.each<[line: string, want: string[]]>([
      ["primary-network val", ["validator", "validators"]],
      ["primary-network keys r", ["revoke"]],
      ["primary-network keys add --ti", ["--tier"]],
      ["primary-network validators --state p", ["pending"]],
      ["primary-network completion f", ["fish"]],
    ])("%s", (line, want) => expect(proposals[shell](file, line)).toEqual(want));
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
