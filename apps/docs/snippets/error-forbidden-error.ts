import { createDataClient, ForbiddenError } from "@primary-network/data";

// What a service returns for a key that may read data and may not start exports.
const body = {
  statusCode: 403,
  error: "Forbidden",
  message:
    "the API key key_0123456789ab does not allow exportTransactions: it lacks the privilege operations",
};
const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  fetch: async () => Response.json(body, { status: 403 }),
});

try {
  await data.operations.exportTransactions({
    type: "TRANSACTION_EXPORT_EVM",
    firstDate: "2026-05-25",
    lastDate: "2026-05-31",
    options: { addresses: ["0x6de03f503F4E1cC3E7f7b080F643419D66b50357"], includeChains: ["43112"] },
  });
} catch (error) {
  if (!(error instanceof ForbiddenError)) throw error;
  console.log("use another key:", error.reason);
}
