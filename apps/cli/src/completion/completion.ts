/** Completion scripts, made from the program's own description of itself. */
import type { Command } from "commander";
import { bashScript } from "./bash.ts";
import { fishScript } from "./fish.ts";
import { wordsOf } from "./words.ts";
import { zshScript } from "./zsh.ts";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** The script of a shell. */
export const completionOf = (shell: keyof typeof SCRIPTS, program: Command): string =>
  SCRIPTS[shell](program.name(), wordsOf(program));
