/** Reads the shell lines of the guides: one command per line, quotes, and a backslash where a line goes on. */

/** The commands of a script, each as its words; variables are replaced, comments left out. */
export function commandsOf(script: string, variables: { readonly [name: string]: string }): string[][] {
  return script
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => argumentsOf(line, variables));
}

/** A quoted part (variables hold in double quotes only), or a run of characters that mean nothing to a shell. */
const PART = /'([^']*)'|"([^"]*)"|([^\s'"|<>;&]+)/y;

function argumentsOf(line: string, variables: { readonly [name: string]: string }): string[] {
  const fill = (text: string) =>
    text.replaceAll(/\$([A-Z_]+)/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`${line}: nobody says what $${name} is`);
      return value;
    });
  const args: string[] = [];
  let isOpen = false;
  for (let at = 0; at < line.length; ) {
    if (/\s/.test(line[at] ?? "")) {
      isOpen = false;
      at++;
      continue;
    }
    if (line.startsWith(" #", at - 1)) break;
    PART.lastIndex = at;
    const part = PART.exec(line);
    if (!part) throw new Error(`${line}: only words and quotes are understood, not ${line.slice(at)}`);
    const text = part[1] ?? fill(part[2] ?? part[3] ?? "");
    if (isOpen) args.push(`${args.pop()}${text}`);
    else args.push(text);
    isOpen = true;
    at = PART.lastIndex;
  }
  return args;
}

/** The request that a `curl` command sends. @throws Error for a flag that the guides have not needed yet */
export function requestOfCurl(args: readonly string[]): Request {
  const headers = new Headers();
  let method: string | undefined;
  let body: string | undefined;
  let url: string | undefined;
  const flags: { readonly [flag: string]: (value: string) => void } = {
    "-X": (value) => {
      method = value;
    },
    "-H": (value) => {
      const colon = value.indexOf(":");
      headers.append(value.slice(0, colon), value.slice(colon + 1).trim());
    },
    "-d": (value) => {
      body = value;
    },
  };
  for (let at = 1; at < args.length; at++) {
    const word = args[at] ?? "";
    const flag = flags[word];
    if (flag) flag(args[++at] ?? "");
    else if (word.startsWith("-") || url !== undefined) throw new Error(`curl: ${word} is not understood`);
    else url = word;
  }
  if (url === undefined) throw new Error("curl: no URL");
  if (body !== undefined && !headers.has("content-type"))
    headers.set("content-type", "application/x-www-form-urlencoded"); // as curl does
  return new Request(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    ...(body !== undefined && { body }),
  });
}
