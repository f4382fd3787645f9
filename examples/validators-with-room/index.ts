/** Validators that accept a delegation now: enough room, a low fee, good uptime, and time for the shortest stake. */
import { createDataClient } from "@primary-network/data";

const baseUrl = process.env.SERVICE_URL ?? "http://127.0.0.1:8080";
const data = createDataClient({ baseUrl, network: "fuji" });

const NAVAX = 1_000_000_000n; // in an AVAX
const SHORTEST_STAKE = 24 * 3600; // seconds; two weeks on mainnet

const list = data.validators.list({
  validationStatus: "active",
  subnetId: "11111111111111111111111111111111LpoYY", // the Primary Network
  minDelegationCapacity: String(25n * NAVAX), // the smallest delegation
  minTimeRemaining: SHORTEST_STAKE,
  minUptimePerformance: 90,
  maxFeePercentage: 10,
  sortBy: "delegationCapacity",
  sortOrder: "desc",
});

console.log("node                                      room in AVAX  fee %  uptime %  ends");
for (const validator of await list.toArray({ limit: 5 })) {
  if (validator.validationStatus !== "active") continue; // tells TypeScript the fields
  const room = BigInt(validator.delegationCapacity ?? 0) / NAVAX;
  const ends = new Date(validator.endTimestamp * 1000).toISOString().slice(0, 10);
  console.log(
    validator.nodeId.padEnd(41),
    room.toString().padStart(12),
    Number(validator.delegationFee).toFixed(2).padStart(6),
    validator.uptimePerformance.toFixed(2).padStart(9),
    ` ${ends}`,
  );
}
