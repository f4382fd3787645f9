/** The forms in which the wallet commands write a transaction that several people sign. */

/** A signing document, or a file of platform-cli, which has the transaction and the signatures only. */
export const FILE_FORMS = ["document", "platform-cli"] as const;
export type FileForm = (typeof FILE_FORMS)[number];
