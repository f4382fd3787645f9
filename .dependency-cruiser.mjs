// The import table of ARCHITECTURE.md as rules; type imports count, and there are no exclusions but tests.
const TEST = "(\\.test\\.ts$|\\.test-d\\.ts$|^(packages|apps)/[^/]+/(test|browser)/)";
const GENERATORS = "^(packages|apps)/[^/]+/generate/";
const CLIENTS = "(data|metrics|pchain-rpc)";

/** Forbids a workspace folder to import any other workspace folder but those named. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: [TEST, GENERATORS] },
  to: { path: "^(packages|apps|tools)/", pathNot: [from, ...allowed] },
});

/**
 * With --metrics the folders are looked at, in a run of its own: dependency-cruiser counts files of tests as their folder's, so they are
 * left out there.
 */
const isOfFolders = process.argv.includes("--metrics");
// What a rehearsed release's consumers and the bench's peers run is resolved in their projects.
const EXCLUDED =
  "(^(packages|apps|tools)/[^/]+/dist/|^\\.\\./dist/|^apps/docs/(\\.astro|generated|src/content)/|^tools/(release/rehearsal/program|bench/programs)/)";
const FOLDER_TEST = "(\\.test\\.ts$|\\.test-d\\.ts$|^(packages|apps)/[^/]+/(test|browser|snippets)/)";

const folderRules = [
  {
    name: "no-folder-cycles",
    comment: "Of two folders one is above the other; a folder and those inside it count as one.",
    severity: "error",
    scope: "folder",
    from: { path: "^(packages|apps)/[^/]+/src/." },
    to: { circular: true },
  },
];

const fileRules = [
  {
    name: "no-cycles",
    comment: "Cycles hide where a thing belongs; types count too.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "gen-imports-core",
    comment: "Generated files stand on core, and on the package's types that narrow results.",
    severity: "error",
    from: { path: "/gen/", pathNot: "^packages/query/" },
    to: { pathNot: ["/gen/", "^packages/core/", "^packages/[^/]+/src/narrow\\.ts$"] },
  },
  {
    name: "generators-import-their-package",
    comment: "A generator reads its own package, and the specs by codegen; tools/shared writes its files.",
    severity: "error",
    from: { path: "^(packages|apps)/([^/]+)/generate/", pathNot: [TEST, "^apps/docs/"] },
    to: {
      path: "^(packages|apps|tools)/",
      pathNot: ["^$1/$2/", "^packages/codegen/", "^tools/shared/"],
    },
  },
  only(
    "query-imports",
    "^packages/query/",
    [`^packages/${CLIENTS}/`, "^packages/core/"],
    "query has options for the clients' methods.",
  ),
  only(
    "verify-imports",
    "^packages/verify/",
    ["^packages/(core|codec|data)/"],
    "verify reads any deployment by the data client, and any node by its own calls.",
  ),
  only(
    "wallet-imports",
    "^packages/wallet/",
    ["^packages/(core|codec|pchain-rpc)/"],
    "wallet builds with the codec, and asks nodes by pchain-rpc and core.",
  ),
  only("core-stands-alone", "^packages/core/", [], "core knows no API."),
  only("genesis-stands-alone", "^packages/genesis/", [], "genesis is data."),
  only(
    "codec-imports-ids",
    "^packages/codec/",
    ["^packages/core/(src|dist)/ids/"],
    "codec knows only bytes; the text of ids is core's.",
  ),
  only("codegen-stands-alone", "^packages/codegen/", [], "The generator reads specs, not packages."),
  {
    name: "client-imports-core-and-own-gen",
    comment: "Clients never import each other.",
    severity: "error",
    from: { path: `^packages/${CLIENTS}/`, pathNot: TEST },
    to: { path: "^(packages|apps|tools)/", pathNot: ["^packages/$1/", "^packages/core/"] },
  },
  only(
    "localnet-imports",
    "^apps/localnet/",
    ["^packages/codec/", "^packages/pchain-rpc/src/gen/", "^packages/wallet/"],
    "localnet: codec, pchain-rpc/spec, and the wallet kit for its history.",
  ),
  only(
    "service-imports",
    "^apps/service/",
    ["^packages/codec/", "^packages/(data|metrics)/src/gen/", "^packages/pchain-rpc/"],
    "service: codec, spec and openapi.json of data and metrics and, as a client of the node, pchain-rpc.",
  ),
  only(
    "devnet-imports",
    "^apps/devnet/",
    ["^apps/(localnet|service)/", "^packages/(codec|pchain-rpc)/"],
    "devnet composes localnet and service, and reads real nodes by pchain-rpc.",
  ),
  only(
    "cli-imports",
    "^apps/cli/",
    [
      "^apps/(devnet|localnet|service)/",
      `^packages/${CLIENTS}/`,
      "^packages/(codec|core|genesis|verify|wallet)/",
    ],
    "cli runs devnet and the service; its tour is a user of the published packages.",
  ),
  only(
    "testing-imports",
    "^packages/testing/",
    ["^apps/devnet/", `^packages/${CLIENTS}/`, "^packages/(core|wallet)/"],
    "testing starts devnet, and uses the clients and the wallet as anybody would.",
  ),
  only(
    "realnet-imports",
    "^apps/realnet/",
    ["^apps/(devnet|localnet|service)/", `^packages/${CLIENTS}/`, "^packages/(codec|verify|wallet)/"],
    "realnet drives the real nodes that devnet starts, with the codec and the clients, and holds localnet and service against them.",
  ),
  {
    name: "devnet-parts-are-for-the-command",
    comment: "Everybody else starts a network by the library's own entry.",
    severity: "error",
    from: { path: "^(packages|apps|tools)/", pathNot: ["^apps/(cli|devnet)/", TEST] },
    to: { path: "^apps/devnet/(src|dist)/parts\\." },
  },
  only(
    "explorer-imports",
    "^apps/explorer/",
    ["^packages/(data|metrics|query|wallet)/"],
    "explorer reads any deployment through the published packages alone.",
  ),
  only(
    "docs-imports",
    "^apps/docs/(?!src/network/)",
    ["^apps/docs/", `^packages/${CLIENTS}/`, "^packages/(core|codec|testing|wallet)/"],
    "docs uses the published packages as anybody would.",
  ),
  only(
    "docs-network-imports",
    "^apps/docs/src/network/",
    ["^apps/localnet/", "^apps/service/(src|dist)/reader\\."],
    "The workers of the site run the local network, and read an index by the service's entry for that.",
  ),
  {
    name: "examples-import-published-entries",
    comment: "An example is what a reader copies: it runs with the installed packages.",
    severity: "error",
    from: { path: "^examples/" },
    to: {
      path: "^(packages|apps|tools|fixtures|specs)/",
      pathNot:
        "^packages/(core|codec|data|metrics|pchain-rpc|testing)/src/(index|(node|msw|recorder|ids|p|x|c|warp)/index)\\.ts$",
    },
  },
  {
    name: "entry-points-only",
    comment: "Another package is entered by its exports, never by a path into it.",
    severity: "error",
    from: { path: "^(packages|apps|tools)/([^/]+)/", pathNot: TEST },
    to: { path: "^(packages|apps)/", pathNot: ["^$1/$2/"], dependencyTypes: ["local"] },
  },
  {
    name: "tools-stand-apart",
    comment: "A tool imports tools/shared and its own folder; tools/shared imports no tool.",
    severity: "error",
    from: { path: "^tools/([^/]+)/", pathNot: TEST },
    to: { path: "^tools/", pathNot: ["^tools/$1/", "^tools/shared/"] },
  },
  {
    name: "bench-enters-the-service-by-its-entry-points",
    comment:
      "The benchmark measures what a user of the service starts, and the parts that the service exports for it.",
    severity: "error",
    from: { path: "^tools/bench/" },
    to: {
      path: "^apps/service/",
      pathNot: "^apps/service/(src/(index|parts)\\.ts|dist/(index|parts)\\.(js|d\\.ts))$",
    },
  },
  {
    name: "parts-are-for-the-bench",
    comment: "Apps use the service as a whole; the site's generator reads the reasons for a 501.",
    severity: "error",
    from: { path: "^(packages|apps)/", pathNot: [TEST, "^apps/docs/generate/"] },
    to: { path: "^apps/service/(src|dist)/parts\\." },
  },
  {
    name: "fixtures-are-for-tests",
    comment: "Recorded data is read by tests; no program of ours needs it.",
    severity: "error",
    from: { path: "^(packages|apps|tools)/", pathNot: TEST },
    to: { path: "^fixtures/" },
  },
  {
    name: "node-builtins-in-their-place",
    comment:
      "Everything but the cli, devnet, the generators and node/ folders must also run in a browser worker.",
    severity: "error",
    from: {
      path: "^(packages|apps)/",
      pathNot: [
        "^apps/(cli|devnet|realnet)/",
        "^packages/codegen/",
        GENERATORS,
        "^apps/docs/snippets/",
        "/node/",
        TEST,
      ],
    },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "reader-needs-no-node",
    comment:
      "The service's reader runs in a browser's worker: nothing that it needs stands in a node/ folder.",
    severity: "error",
    from: { path: "^apps/service/src/reader\\.ts$" },
    to: { reachable: true, path: "^(apps|packages)/.+/node/" },
  },
  {
    name: "http-and-api-take-types-of-the-store",
    comment:
      "Requests reach the database through the store that they are given; errors are recognised by their class.",
    severity: "error",
    from: { path: "^apps/service/src/(http|api)/", pathNot: TEST },
    to: {
      path: "^apps/service/src/store/",
      pathNot: "^apps/service/src/store/session/unavailable-error\\.ts$",
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "http-and-api-see-no-sql",
    comment: "Only the store knows its database, types included.",
    severity: "error",
    from: { path: "^apps/service/src/(http|api)/", pathNot: TEST },
    to: { path: "node_modules/(kysely|pg|@electric-sql)/" },
  },
  {
    name: "requests-enter-by-http",
    comment: "One way: http asks api, api asks what is below; nothing below knows how it is asked.",
    severity: "error",
    from: { path: "^apps/service/src/[a-z]+/", pathNot: ["^apps/service/src/(http|compose)/", TEST] },
    to: { path: "^apps/service/src/http/" },
  },
  {
    name: "handlers-are-asked-by-http-only",
    comment: "Rules, indexer, jobs, sources, store and signatures work without a request.",
    severity: "error",
    from: { path: "^apps/service/src/[a-z]+/", pathNot: ["^apps/service/src/(http|api|compose)/", TEST] },
    to: { path: "^apps/service/src/api/" },
  },
  {
    name: "composed-at-the-top",
    comment: "compose/ builds a service of all other folders; only the entry point imports it.",
    severity: "error",
    from: { path: "^apps/service/src/[a-z]+/", pathNot: ["^apps/service/src/compose/", TEST] },
    to: { path: "^apps/service/src/compose/" },
  },
  {
    name: "domain-is-pure",
    comment: "The rules know no node, no database and no request.",
    severity: "error",
    from: { path: "^apps/service/src/domain/", pathNot: TEST },
    to: { path: "^apps/service/src/", pathNot: "^apps/service/src/domain/" },
  },
  {
    name: "store-sees-no-http",
    comment: "The store knows nothing of requests.",
    severity: "error",
    from: { path: "^apps/service/src/store/", pathNot: TEST },
    to: { path: "(^apps/service/src/(http|api|sources)/|node_modules/hono/)" },
  },
  {
    name: "cluster-is-handed-in",
    comment:
      "The one file that opens databases hands Citus in; the rest of the store knows targets and dialects.",
    severity: "error",
    from: {
      path: "^(packages|apps|tools)/",
      pathNot: ["^apps/service/src/store/(cluster/|node/open-database\\.ts$)", TEST],
    },
    to: { path: "^apps/service/src/store/cluster/" },
  },
  {
    name: "no-unresolvable",
    severity: "error",
    from: { pathNot: TEST },
    to: { couldNotResolve: true, pathNot: "^(undici|astro:content)$" },
  },
];

export default {
  forbidden: isOfFolders ? folderRules : fileRules,
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    exclude: { path: isOfFolders ? [EXCLUDED, FOLDER_TEST] : [EXCLUDED] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@primary-network/source", "import", "types", "default", "node"],
      extensions: [".ts", ".js", ".mjs", ".json", ".d.ts"],
    },
  },
};
