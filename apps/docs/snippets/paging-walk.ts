import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

let count = 0;
for await (const validator of data.validators.list({ validationStatus: "active", pageSize: 10 })) {
  if (validator.amountStaked !== "0") count += 1;
}
console.log(count, "active validators with stake");
