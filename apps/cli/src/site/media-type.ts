/** The media type of a file, by its name. */
import { extname } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Bytes of no type that is known are not shown, only saved. */
export const mediaTypeOf = (file: string): string => TYPES[extname(file)] ?? "application/octet-stream";
