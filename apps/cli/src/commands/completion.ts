/** The command `completion`: a script that completes commands, flags and their values in a shell. */
import { Argument, Command } from "commander";
import type { Output } from "../terminal/output.ts";

const shells = ["bash", "zsh", "fish"] as const;

/**
 * Makes the command. It loads its work when it runs.
 *
 * @param programOf returns the program to complete
 */
export const createCompletionCommand = (out: Output, programOf: () => Command): Command =>
  new Command("completion")
    .description("print a script that completes commands, flags and values in a shell")
    .addArgument(new Argument("<shell>", "the shell").choices(shells))
    .action(async (shell: (typeof shells)[number]) => {
      const { completionOf } = await import("../completion/completion.ts");
      out.print(completionOf(shell, programOf()));
    });
