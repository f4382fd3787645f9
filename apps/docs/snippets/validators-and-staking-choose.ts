import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const page = await data.validators.list({
  validationStatus: "active",
  subnetId: "11111111111111111111111111111111LpoYY", // the Primary Network
  minUptimePerformance: 95,
  maxFeePercentage: 5,
  sortBy: "delegationCapacity",
  sortOrder: "desc",
  pageSize: 3,
});
for (const validator of page.items) {
  if (validator.validationStatus !== "active") continue; // which tells TypeScript the fields
  console.log(
    validator.nodeId,
    validator.delegationFee,
    validator.uptimePerformance,
    validator.delegationCapacity,
  );
}
