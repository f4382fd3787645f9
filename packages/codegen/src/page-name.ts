/** Names the page of an operation in the reference. */

/** `listValidators` becomes `list-validators`, `platform.getTx` becomes `platform-get-tx`. */
export const pageName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
