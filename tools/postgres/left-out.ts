/** Files of the service's tests that are not run on a Citus cluster, and why: README.md shows the same table. */
export const LEFT_OUT: { readonly [file: string]: string } = {
  "apps/service/test/migrate.test.ts": "begins with the schema dropped, and the extension is in it",
  "apps/service/test/move-rows.test.ts": "begins with the schema dropped, and the extension is in it",
  "apps/service/test/query-buffers.test.ts": "counts the pages of 8 kB that one server reads",
};
