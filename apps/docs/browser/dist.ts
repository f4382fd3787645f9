/** Folder of the built site. */
import { fileURLToPath } from "node:url";

export const dist: string = fileURLToPath(new URL("../dist", import.meta.url));
