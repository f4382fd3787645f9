/** Removes secrets from recordings: the values of headers with keys, and credentials in URLs. */

const REMOVED = "[removed]";

/** Request headers with secret values. */
const SECRET_HEADER = /key|token|auth|secret|cookie|session/i;

/** Minimum length of a secret. Shorter values, such as `none`, would match unrelated text. */
const SHORTEST = 6;

/** `?key=…`, `&signature=…`. A `pageToken` is not secret, and replaying a list needs it. */
const SECRET_PARAMETER =
  /([?&](?:api[-_]?key|key|access[-_]?token|auth[-_]?token|token|sig|signature|secret|password|x-amz-[a-z-]+)=)[^&"'\s#\\]+/gi;

/** `https://user:password@…` */
const USER_INFO = /(\bhttps?:\/\/)[^/@\s"']+@/gi;

/** Returns the secret values among a request's headers. */
export function secretsOf(headers: Headers): string[] {
  const values = [...headers].filter(([name]) => SECRET_HEADER.test(name)).map(([, value]) => value);
  // A server may repeat only the second word of `Bearer abc`.
  return values
    .flatMap((value) => [value, ...value.split(/[\s;,=]+/)])
    .filter((value) => value.length >= SHORTEST);
}

/** Returns every spelling of a value in a text of JSON or a URL. */
const spellingsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

/** Removes the secrets from a text, longest first, and secret parts of its URLs. */
function cleanText(text: string, secrets: Iterable<string>): string {
  const spellings = new Set([...secrets].flatMap(spellingsOf));
  const longestFirst = [...spellings].sort((one, other) => other.length - one.length);
  return longestFirst
    .reduce((rest, spelling) => rest.replaceAll(spelling, REMOVED), text)
    .replaceAll(SECRET_PARAMETER, `$1${REMOVED}`)
    .replaceAll(USER_INFO, "$1");
}

/**
 * Returns a copy of a JSON value without the secrets in its texts. Numbers stay, because they are not secret.
 */
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
