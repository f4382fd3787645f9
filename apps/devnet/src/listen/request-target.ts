/** Reads the target of a request's first line, which may be any text that Node's parser lets through. */

/**
 * Path of a target (RFC 9112, section 3.2): of its origin form, also where that begins with two slashes, or
 * of its absolute form. Undefined of the others (`*`, an authority) and of what is no target.
 */
export function pathOfTarget(target: string | undefined): string | undefined {
  if (target === undefined) return undefined;
  // Resolved against a base, "//x" would name a host.
  const url = target.startsWith("/") ? `http://localhost${target}` : target;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).pathname : undefined;
}
