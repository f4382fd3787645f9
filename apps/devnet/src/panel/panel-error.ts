/** Why the panel refuses a request, in words for its reader. */
export class PanelError extends Error {
  override readonly name = "PanelError";
}
