/** Entry point for Node: the journal in a folder. */
export { fileJournal } from "./file-journal.ts";
