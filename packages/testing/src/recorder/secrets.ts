/** Takes secrets out of what is recorded: the values of headers with keys, and what URLs carry to prove a right. */

const REMOVED = "[removed]";

/** Headers of requests whose values are secret. */
const SECRET_HEADER = /key|token|auth|secret|cookie|session/i;

/** Shorter values, such as the word `none`, would be replaced wherever the same letters occur. */
const SHORTEST = 6;

/** `?key=…`, `&signature=…`; a `pageToken` is no secret, and is needed to replay a listing. */
const SECRET_PARAMETER =
  /([?&](?:api[-_]?key|key|access[-_]?token|auth[-_]?token|token|sig|signature|secret|password|x-amz-[a-z-]+)=)[^&"'\s#\\]+/gi;

/** `https://user:password@…` */
const USER_INFO = /(\bhttps?:\/\/)[^/@\s"']+@/gi;

/** The secret values among the headers of a request. */
export function secretsOf(headers: Headers): string[] {
  const values = [...headers].filter(([name]) => SECRET_HEADER.test(name)).map(([, value]) => value);
  // Of `Bearer abc` a server may repeat the second word alone.
  return values
    .flatMap((value) => [value, ...value.split(/[\s;,=]+/)])
    .filter((value) => value.length >= SHORTEST);
}

/** Every way in which a text of JSON or a URL may write a value. */
const spellingsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

/** Removes the secrets from a text, the longest first, and what is secret in the URLs of it. */
function cleanText(text: string, secrets: Iterable<string>): string {
  const spellings = new Set([...secrets].flatMap(spellingsOf));
  const longestFirst = [...spellings].sort((one, other) => other.length - one.length);
  return longestFirst
    .reduce((rest, spelling) => rest.replaceAll(spelling, REMOVED), text)
    .replaceAll(SECRET_PARAMETER, `$1${REMOVED}`)
    .replaceAll(USER_INFO, "$1");
}

/** A copy of a value of JSON without the secrets, in all of its texts. Numbers stay: digits prove nothing. */
export function withoutSecrets<T>(value: T, secrets: Iterable<string>): T;
export function withoutSecrets(value: unknown, secrets: Iterable<string>): unknown {
  if (typeof value === "string") return cleanText(value, secrets);
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, secrets));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [
    cleanText(name, secrets),
    withoutSecrets(item, secrets),
  ]);
  return Object.fromEntries(entries);
}
