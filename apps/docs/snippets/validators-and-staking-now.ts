import { createPChainClient } from "@primary-network/pchain-rpc";

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

const { validators } = await pchain.getCurrentValidators();
const { minValidatorStake, minDelegatorStake } = await pchain.getMinStake();
console.log(validators.length, minValidatorStake, minDelegatorStake);

// The weights that a signature would be checked against at a height.
const at = await pchain.getValidatorsAt({ height: 100 });
console.log(Object.keys(at).length);
