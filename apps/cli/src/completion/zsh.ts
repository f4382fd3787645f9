/** The completion script of zsh. */
import { type CommandWords, flagPattern, movesOf, pathText, quoted, type Word } from "./words.ts";

/** A word with its meaning, as `_describe` takes it. */
const described = ({ name, description }: Word) => quoted(`${name.replaceAll(":", "\\:")}:${description}`);

/** @param name of the program */
export function zshScript(name: string, commands: readonly CommandWords[]): string {
  const moves = movesOf(commands);
  const values = commands.flatMap(({ path, flags }) =>
    flags
      .filter(({ takesValue }) => takesValue)
      .map((flag) => {
        const pattern = flagPattern(path, flag);
        const then = flag.choices.length > 0 ? `compadd -- ${flag.choices.map(quoted).join(" ")}` : "_files";
        return `    (${pattern}) ${then}; return ;;`;
      }),
  );
  const places = commands.map(({ path, commands: inner, flags, choices }) => {
    const flagWords = flags.flatMap(({ names, description }) =>
      names.map((flag) => described({ name: flag, description })),
    );
    const first = [
      ...(inner.length > 0 ? [`words_=(${inner.map(described).join(" ")}); _describe command words_`] : []),
      ...(choices.length > 0 ? [`compadd -- ${choices.map(quoted).join(" ")}`] : []),
      `words_=(${flagWords.join(" ")}); _describe -o flag words_`,
    ];
    return `    (${quoted(pathText(path))}) ${first.join("; ")} ;;`;
  });
  const fn = `_${name}`;
  return `#compdef ${name}
# Completion of ${name} in zsh: source <(${name} completion zsh), or this as the file ${fn} in a folder of $fpath
${fn}() {
  local place='' index
  local -a words_
  for ((index = 2; index < CURRENT; index++)); do
    case "$place \${words[index]}" in
      (${moves}) place+=" \${words[index]}" ;;
    esac
  done
  case "$place \${words[CURRENT-1]}" in
${values.join("\n")}
  esac
  case "$place" in
${places.join("\n")}
  esac
}
if [[ "\${funcstack[1]}" == ${quoted(fn)} ]]; then ${fn} "$@"; else compdef ${fn} ${name}; fi`;
}
