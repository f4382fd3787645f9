import { computeApr, createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const [validator] = (await data.validators.list({ validationStatus: "active", pageSize: 1 })).items;
if (validator) {
  console.log(computeApr(validator)?.toFixed(2), "% a year for its own stake");
  console.log(computeApr(validator, { delegationFees: true })?.toFixed(2), "% with its delegators' fees");
}
const ended = await data.delegators.list({ delegationStatus: "completed" }).toArray({ limit: 3 });
for (const delegation of ended) console.log(computeApr(delegation)?.toFixed(2), "% a year was paid");
