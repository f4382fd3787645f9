import { createHttpClient } from "@primary-network/data/http";

const http = createHttpClient({ baseUrl: "http://127.0.0.1:8080" });

const { data, error, response } = await http.GET("/v1/chains/{chainId}", {
  params: { path: { chainId: "1" } },
});
console.log(response.status, data === undefined, error?.message);
