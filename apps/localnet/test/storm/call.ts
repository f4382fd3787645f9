/** Calls of the node's interface, drawn from its description: good ones, and what goes wrong with them. */
import document from "@primary-network/pchain-rpc/openrpc.json" with { type: "json" };
import fc from "fast-check";
import { drawn, hostileJson, hostileText, inline, type Pools, type Schema } from "../schema-value.ts";
import { isTooDeep } from "./nesting.ts";

const ENDPOINTS: { readonly [service: string]: string } = {
  platform: "/ext/bc/P",
  index: "/ext/index/P/block",
  info: "/ext/info",
  warp: "/ext/warp",
};

interface Described {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly required?: boolean; readonly schema: Schema }[];
  readonly result: { readonly schema: object };
}

// The generator has checked that the document is OpenRPC; parameters' schemas do not contain themselves.
export const methods = document.methods.map(({ name, params, result }) => ({
  name,
  params: inline(params, document),
  result,
})) as readonly Described[];

/** Methods that the local network has beside the described ones. */
const others = [
  "info.getNodeID",
  "info.getNetworkID",
  "info.getBlockchainID",
  "info.isBootstrapped",
  "warp.sign",
  "warp.send",
];
/** A request before it is sent. */
export interface Draft {
  readonly path: string;
  readonly init: {
    readonly method: string;
    readonly headers: { readonly [name: string]: string };
    readonly body?: string;
  };
}

const paramsOf = ({ params }: Described, pools: Pools): fc.Arbitrary<object> => {
  const model: { [name: string]: fc.Arbitrary<unknown> } = Object.fromEntries(
    params.map(({ name, schema }) => [name, drawn(schema, name, pools)]),
  );
  return fc.record(model, { requiredKeys: params.flatMap(({ name, required }) => (required ? [name] : [])) });
};

/** Calls that the description allows. */
export const goodCall = (pools: Pools) =>
  fc.oneof(
    ...methods.map((method) =>
      paramsOf(method, pools).map((params) => ({ jsonrpc: "2.0", id: 1, method: method.name, params })),
    ),
  );

export const draftOf = (call: { method: string }, body = JSON.stringify(call)): Draft => ({
  path: ENDPOINTS[call.method.split(".")[0] ?? ""] ?? "/ext/bc/P",
  init: { method: "POST", headers: { "content-type": "application/json" }, body },
});

type Mutation = (draft: Draft) => Draft;

const parsed = ({ init }: Draft): { [name: string]: unknown } => {
  try {
    const body = JSON.parse(init.body ?? "");
    // What is nested too deep could not be written again.
    return typeof body === "object" && body !== null && !isTooDeep(body) ? { ...body } : {};
  } catch {
    return {};
  }
};
const withBody = (draft: Draft, body: string): Draft => ({ ...draft, init: { ...draft.init, body } });
const withMember = (draft: Draft, name: string, value: unknown): Draft =>
  withBody(draft, JSON.stringify(Object.defineProperty(parsed(draft), name, { value, enumerable: true })));

/** Changes one of the arguments, or adds one. */
function withArgument(draft: Draft, choice: number, value: unknown): Draft {
  const { params } = parsed(draft);
  const own = typeof params === "object" && params !== null ? params : {};
  const names = Object.keys(own);
  const name = names[choice % Math.max(names.length, 1)] ?? "encoding";
  return withMember(draft, "params", { ...own, [name]: value });
}

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const choice = fc.nat({ max: 1_000 });
const names = fc.constantFrom(
  "jsonrpc",
  "id",
  "method",
  "params",
  "ID",
  "Params",
  "__proto__",
  "constructor",
);

/** One of everything that can go wrong. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(choice, hostileJson).map(
    ([n, value]): Mutation =>
      (draft) =>
        withArgument(draft, n, value),
  ),
  fc.tuple(choice, fc.array(hostileJson, { maxLength: 5 })).map(
    ([n, value]): Mutation =>
      (draft) =>
        withArgument(draft, n, value),
  ),
  fc.tuple(names, hostileJson).map(
    ([name, value]): Mutation =>
      (draft) =>
        withMember(draft, name, value),
  ),
  names.map(
    (name): Mutation =>
      (draft) =>
        withBody(draft, JSON.stringify({ ...parsed(draft), [name]: undefined })),
  ),
  fc.constantFrom(...others).map(
    (method): Mutation =>
      (draft) => ({
        ...withMember(draft, "method", method),
        path: ENDPOINTS[method.split(".")[0] ?? ""] ?? draft.path,
      }),
  ),
  hostileText.map(
    (text): Mutation =>
      (draft) =>
        withMember(draft, "method", `platform.${text}`),
  ),
  hostileJson.map(
    (body): Mutation =>
      (draft) =>
        withBody(draft, JSON.stringify(body) ?? ""),
  ),
  choice.map(
    (n): Mutation =>
      (draft) =>
        withBody(draft, (draft.init.body ?? "").slice(0, n % 100)),
  ),
  fc.string({ unit: "binary" }).map(
    (body): Mutation =>
      (draft) =>
        withBody(draft, body),
  ),
  fc.constantFrom(500, 2_000, 3_000, 10_000, 100_000).map(
    (depth): Mutation =>
      (draft) =>
        withBody(
          draft,
          `{"jsonrpc":"1.0","id":${nested(depth)},"method":"platform.getHeight","params":${nested(depth)}}`,
        ),
  ),
  choice.map(
    (n): Mutation =>
      (draft) =>
        withBody(draft, `[${`${draft.init.body},`.repeat(n % 10)}${draft.init.body}]`),
  ),
  fc.constantFrom("GET", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH").map(
    (method): Mutation =>
      ({ path, init: { headers } }) => ({
        path,
        init: { method, headers },
      }),
  ),
  fc
    .constantFrom(
      "text/plain",
      "application/json; charset=utf-16",
      "",
      "application/JSON",
      "application/json;;",
      "json",
      "*/*",
    )
    .map(
      (type): Mutation =>
        (draft) => ({ ...draft, init: { ...draft.init, headers: { "content-type": type } } }),
    ),
  fc
    .constantFrom(
      "/",
      "/ext",
      "/ext/bc/P/",
      "/ext/bc/C/rpc",
      "/ext/index/X/block",
      "/ext/health",
      "/ext/bc/%50",
      "/ext//bc/P",
    )
    .map(
      (path): Mutation =>
        (draft) => ({ ...draft, path }),
    ),
);
