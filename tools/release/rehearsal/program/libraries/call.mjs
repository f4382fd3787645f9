/** A first program against the command's service: `call.mjs <URL>` prints how many validators are active. */
import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: process.argv[2], network: "fuji" });
const validators = await data.validators.list({ validationStatus: "active" }).toArray({ limit: 1000 });
if (validators.length === 0) throw new Error("no validator is active");
console.log(`${validators.length} validators`);
