/** Programs beside a test: what they print, how they end, and that no wait for one that has ended lasts. */
import { expect, it } from "vitest";
import { startProgram } from "./running-program.ts";

const node = (code: string, options = {}) => startProgram(process.execPath, ["-e", code], options);

it("resolves with what it printed, however it is cut", async () => {
  const program = node('process.stdout.write("po"); setTimeout(() => console.log("rt 12"), 20)');
  const [line, port] = await program.printed(/port (\d+)\n/);
  expect([line, port]).toEqual(["port 12\n", "12"]);
  expect(await program.ended).toEqual([0, null]);
  expect(program.text()).toBe("port 12\n");
});

it("a wait for what a program never printed ends with it, and says what it printed", async () => {
  const program = node('console.error("no such flag"); process.exitCode = 3');
  await expect(program.printed(/ready/)).rejects.toThrow(/ended before it printed \/ready\/:\nno such flag/);
  await expect(program.printed(/ready/)).rejects.toThrow("no such flag");
  expect(await program.ended).toEqual([3, null]);
});

it("a program that cannot be started has ended", async () => {
  const program = startProgram("/nowhere/program", []);
  await expect(program.printed(/ready/)).rejects.toThrow("ENOENT");
  expect(await program.ended).toEqual([null, null]);
  await program.kill();
});

it.each([{ detached: false }, { detached: true }])(
  "is killed, once and again: $detached",
  async (options) => {
    const program = node('console.log("ready"); setInterval(() => {}, 1000)', options);
    await program.printed(/ready/);
    await program.kill();
    expect(await program.ended).toEqual([null, "SIGKILL"]);
    await program.kill();
  },
);

it("input for a program that has ended is dropped", async () => {
  const program = node("", { input: true });
  await program.ended;
  program.child.stdin?.write("text");
  await program.kill();
});
