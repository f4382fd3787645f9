/** The port of exported files: where they are written, read and removed. */

/** A file of a job, made under one claim of it; no two claims ever write one file. */
export interface ExportFileName {
  readonly id: string;
  readonly fence: number;
}

/** A file that is there. */
export interface StoredExportFile extends ExportFileName {
  /** Whether it is not finished. */
  readonly partial: boolean;
}

/** A partial file that is being written. */
export interface ExportWriter {
  append(bytes: Uint8Array): Promise<void>;
  /** Cuts the file to this many bytes. */
  truncate(bytes: number): Promise<void>;
  /** Resolves when what was written outlives the machine's power. */
  sync(): Promise<void>;
  /** Gives the file its final name, at once and whole; nothing is written after it. */
  finish(): Promise<void>;
  /** Ends writing; the partial file stays. Does nothing after `finish`. */
  close(): Promise<void>;
}

/** A finished file's content. */
export interface ExportContent {
  readonly bytes: number;
  readonly stream: ReadableStream<Uint8Array>;
}

export interface ExportFiles {
  /**
   * Begins a partial file with the first bytes of another one.
   *
   * @returns undefined when that one is not there with so many bytes
   */
  resume(name: ExportFileName, from: ExportFileName, bytes: number): Promise<ExportWriter | undefined>;
  /** Begins an empty partial file. */
  create(name: ExportFileName): Promise<ExportWriter>;
  /** Opens a finished file; undefined when it is not there. */
  read(name: ExportFileName): Promise<ExportContent | undefined>;
  list(): Promise<StoredExportFile[]>;
  remove(file: StoredExportFile): Promise<void>;
}
