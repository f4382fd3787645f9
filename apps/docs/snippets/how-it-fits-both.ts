import { createDataClient } from "@primary-network/data";
import { createPChainClient } from "@primary-network/pchain-rpc";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

const subnetId = "11111111111111111111111111111111LpoYY"; // the Primary Network
const indexed = await data.validators.list({ subnetId, validationStatus: "active" }).toArray({ limit: 1000 });
const { validators } = await pchain.getCurrentValidators();
console.log(indexed.length, validators.length);
