import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const nodeIds = ["NodeID-vt2k6mUsvHtLfgnJ235p9kEEWoAZa33h"];

for await (const reward of data.rewards.listPending({ nodeIds })) {
  const ends = new Date(reward.endTimestamp * 1000).toISOString().slice(0, 10);
  console.log(reward.rewardType, reward.estimatedReward.amount, "nAVAX on", ends);
}
