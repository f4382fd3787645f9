/** Reads the target of a request's first line, which may be any text that Node's parser lets through. */

/**
 * Path of a target (RFC 9112, section 3.2) in origin form, even if it begins with two slashes, or in absolute
 * form. Undefined for the other forms (`*`, an authority) and for invalid targets.
 */
export function pathOfTarget(target: string | undefined): string | undefined {
  if (target === undefined) return undefined;
  // Resolved against a base, "//x" would name a host.
  const url = target.startsWith("/") ? `http://localhost${target}` : target;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).pathname : undefined;
}
