/** The port of the keys that page tokens are sealed with: all processes of one database share them. */

export interface PageTokenKey {
  readonly id: number;
  /** 32 bytes in hex. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** When a key is replaced, in milliseconds since 1970. */
export interface PageTokenKeyRenewal {
  /** A new key is added unless one was created after this time. */
  readonly since: number;
  /** Keys replaced before this time are deleted. */
  readonly forget: number;
}

export interface PageTokenKeyStore {
  /** The newest first. */
  list(): Promise<PageTokenKey[]>;
  renew(key: Omit<PageTokenKey, "id">, renewal: PageTokenKeyRenewal): Promise<void>;
}
