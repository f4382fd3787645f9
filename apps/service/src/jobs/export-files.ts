/** The port of exported files: where they are written, read and removed. */

/** A file of a job, written under one claim; two claims never write the same file. */
export interface ExportFileName {
  readonly id: string;
  readonly fence: number;
}

/** An existing file. */
export interface StoredExportFile extends ExportFileName {
  /** True while the file is unfinished. */
  readonly partial: boolean;
}

/** A partial file that is being written. */
export interface ExportWriter {
  append(bytes: Uint8Array): Promise<void>;
  /** Cuts the file to this many bytes. */
  truncate(bytes: number): Promise<void>;
  /** Resolves when the written bytes are on disk. */
  sync(): Promise<void>;
  /** Renames the file atomically to its final name; nothing is written afterwards. */
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
   * @returns undefined when that file is missing or shorter
   */
  resume(name: ExportFileName, from: ExportFileName, bytes: number): Promise<ExportWriter | undefined>;
  /** Begins an empty partial file. */
  create(name: ExportFileName): Promise<ExportWriter>;
  /** Opens a finished file; undefined when it does not exist. */
  read(name: ExportFileName): Promise<ExportContent | undefined>;
  list(): Promise<StoredExportFile[]>;
  remove(file: StoredExportFile): Promise<void>;
}
