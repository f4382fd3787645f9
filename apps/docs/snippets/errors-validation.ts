import { createDataClient, ValidationError } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const calls = [
  () => createDataClient({ baseUrl: "127.0.0.1:8080" }),
  () => data.validators.list({ pageSize: 1_000 }),
  () => data.validators.list().toArray({ limit: 0 }),
];
for (const call of calls) {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    console.log(`${error.operation} | ${error.field} | ${error.rule}`);
  }
}
