/** Error of a request that the panel refuses, with the reason for its reader. */
export class PanelError extends Error {
  override readonly name = "PanelError";
}
