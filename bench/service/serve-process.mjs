/** A process that answers from a filled database on 127.0.0.1. */
import { createServer } from "node:http";
import { openServing } from "./serving.mjs";

const service = await openServing(process.argv[2]);
const server = createServer(async (request, response) => {
  const { url, headers } = request;
  const answer = await service.fetch(new Request(`http://service${url}`, { headers }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, "127.0.0.1", () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
process.on("disconnect", () => process.exit(0));
