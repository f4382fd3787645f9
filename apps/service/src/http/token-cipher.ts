/** AES-256-GCM of page tokens: by Web Crypto, which every runtime has. */

/** Encrypts and decrypts with one key; the 16 bytes of authentication stand behind the content. */
export interface TokenCipher {
  seal(iv: Uint8Array<ArrayBuffer>, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> | Uint8Array;
  /** @throws Error when it was not sealed with this key and nonce */
  open(iv: Uint8Array<ArrayBuffer>, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> | Uint8Array;
}

/** Makes the cipher of a key of 32 bytes. */
export type CipherOf = (secret: Uint8Array<ArrayBuffer>) => Promise<TokenCipher> | TokenCipher;

const NAME = "AES-GCM";

export const webCipher: CipherOf = async (secret) => {
  const key = await crypto.subtle.importKey("raw", secret, NAME, false, ["encrypt", "decrypt"]);
  return {
    seal: async (iv, content) =>
      new Uint8Array(await crypto.subtle.encrypt({ name: NAME, iv }, key, content)),
    open: async (iv, sealed) => new Uint8Array(await crypto.subtle.decrypt({ name: NAME, iv }, key, sealed)),
  };
};
