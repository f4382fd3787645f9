import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

// The first page, its token, and the page after it.
const first = await data.subnets.list({ pageSize: 2 });
const second = await first.next();
console.log(first.items.length, first.nextPageToken !== undefined, second?.items.length);

// All pages, one after the other.
for await (const page of data.subnets.list({ pageSize: 2 }).pages()) {
  console.log(page.items.map(({ subnetId }) => subnetId.slice(0, 8)).join(" "));
}
