/** Node's options that load TypeScript, for programs of ours that another one starts from any folder. */
export const loader: readonly string[] = ["--import", import.meta.resolve("tsx")];
