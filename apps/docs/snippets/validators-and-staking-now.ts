import { createPChainClient } from "@primary-network/pchain-rpc";

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

const { validators } = await pchain.getCurrentValidators();
const { minValidatorStake, minDelegatorStake } = await pchain.getMinStake();
console.log(validators.length, minValidatorStake, minDelegatorStake);

// Weights of the validators at a height, which verify signatures.
const at = await pchain.getValidatorsAt({ height: 100 });
console.log(Object.keys(at).length);
