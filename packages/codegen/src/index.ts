/** The model of the specs, for generators and tools that need to know the API. */
export { between } from "./marked-block.ts";
export { methodText } from "./method.ts";
export type { OperationModel, ParamModel, SpecModel } from "./model.ts";
export { idOf } from "./openrpc.ts";
export { pageName } from "./page-name.ts";
export { modelOf, readSpec, type Spec } from "./read-spec.ts";
export { type CallKind, type Signature, signatureOf } from "./signature.ts";
export { type ClientSpec, clients } from "./specs.ts";
