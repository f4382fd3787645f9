/** The completion script of bash. */
import { type CommandWords, flagPattern, movesOf, pathText, quoted } from "./words.ts";

/** @param name of the program */
export function bashScript(name: string, commands: readonly CommandWords[]): string {
  const moves = movesOf(commands);
  const values = commands.flatMap(({ path, flags }) =>
    flags
      .filter(({ takesValue }) => takesValue)
      .map((flag) => {
        const pattern = flagPattern(path, flag);
        // A value of any form is completed as a file by bash itself, where nothing is proposed.
        return flag.choices.length > 0
          ? `    ${pattern}) words=${quoted(flag.choices.join(" "))} ;;`
          : `    ${pattern}) return ;;`;
      }),
  );
  const places = commands.map(({ path, commands: inner, flags, choices }) => {
    const words = [...inner.map((word) => word.name), ...choices, ...flags.flatMap(({ names }) => names)];
    return `      ${quoted(pathText(path))}) words=${quoted(words.join(" "))} ;;`;
  });
  const fn = `_${name.replace(/\W/g, "_")}`;
  return `# Completion of ${name} in bash: source <(${name} completion bash)
${fn}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" place='' words='' index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$place \${COMP_WORDS[index]}" in
      ${moves}) place+=" \${COMP_WORDS[index]}" ;;
    esac
  done
  # Bash makes words of its own of --flag=value.
  if [[ "$word" == '=' ]]; then
    word=''
  elif [[ "$before" == '=' ]]; then
    before="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  case "$place $before" in
${values.join("\n")}
    *) case "$place" in
${places.join("\n")}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F ${fn} ${name}`;
}
