/** The signatures of an input as their column has them: base64, joined by commas. */

export const writeSignatures = (signatures: readonly string[]): string => signatures.join();

export const readSignatures = (text: string): string[] => (text === "" ? [] : text.split(","));
