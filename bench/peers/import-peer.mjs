/** Imports a peer: a bare specifier is looked up from this folder, where the peers are installed. */
export function importPeer(specifier) {
  return import(specifier);
}
