/** Lays out JSON text over lines; no number is read, so no digit is lost. */
export declare function indented(text: string): string;
