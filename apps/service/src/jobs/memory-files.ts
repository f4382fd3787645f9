/** Exported files in memory, for a database in memory. */

import type { ExportFileName, ExportFiles, ExportWriter, StoredExportFile } from "./export-files.ts";

interface Held {
  readonly file: StoredExportFile;
  chunks: Uint8Array<ArrayBuffer>[];
}

const sizeOf = (chunks: readonly Uint8Array[]): number => chunks.reduce((sum, { length }) => sum + length, 0);

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(chunks));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const keyOf = ({ id, fence }: ExportFileName, partial: boolean): string => `${id}/${fence}/${partial}`;

/** Creates storage for files that lasts as long as the process. */
export function createMemoryFiles(): ExportFiles {
  const held = new Map<string, Held>();

  const begin = (name: ExportFileName, first: Uint8Array<ArrayBuffer>[]): ExportWriter => {
    const own: Held = { file: { ...name, partial: true }, chunks: first };
    held.set(keyOf(name, true), own);
    return {
      append: async (bytes) => void own.chunks.push(new Uint8Array(bytes)),
      truncate: async (bytes) => {
        own.chunks = [join(own.chunks).slice(0, bytes)];
      },
      sync: async () => {},
      finish: async () => {
        held.delete(keyOf(name, true));
        held.set(keyOf(name, false), { file: { ...name, partial: false }, chunks: own.chunks });
      },
      close: async () => {},
    };
  };

  return {
    resume: async (name, from, bytes) => {
      const other = held.get(keyOf(from, true));
      if (!other || sizeOf(other.chunks) < bytes) return undefined;
      return begin(name, [join(other.chunks).slice(0, bytes)]);
    },
    create: async (name) => begin(name, []),
    read: async (name) => {
      const chunks = held.get(keyOf(name, false))?.chunks;
      return chunks && { bytes: sizeOf(chunks), stream: new Blob(chunks).stream() };
    },
    list: async () => [...held.values()].map(({ file }) => file),
    remove: async (file) => void held.delete(keyOf(file, file.partial)),
  };
}
