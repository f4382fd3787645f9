import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const params = { pageSize: 10 } as const;

const list = data.validators.list(params);
const before: string[] = [];
for await (const { txHash } of list) if (before.push(txHash) === 15) break;

// Save this JSON in a file or a database, and resume in another process.
const saved = JSON.stringify(list.checkpoint());

const after: string[] = [];
for await (const { txHash } of data.validators.list(params, { resume: JSON.parse(saved) }))
  after.push(txHash);

const whole = await data.validators.list(params).toArray({ limit: 1000 });
console.log(before.length, after.length, whole.length);
console.log([...before, ...after].join() === whole.map(({ txHash }) => txHash).join());
