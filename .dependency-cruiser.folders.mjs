// No cycles between folders: dependency-cruiser counts files of tests as their folder's, so they are left out here.
import files from "./.dependency-cruiser.mjs";

const TEST = "(\\.test\\.ts$|\\.test-d\\.ts$|^(packages|apps)/[^/]+/(test|browser|snippets)/)";

export default {
  forbidden: [
    {
      name: "no-folder-cycles",
      comment: "Of two folders one is above the other; a folder and those inside it count as one.",
      severity: "error",
      scope: "folder",
      from: { path: "^(packages|apps)/[^/]+/src/." },
      to: { circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: [files.options.exclude.path, TEST] } },
};
