/** Every operation lists the eight error responses of the contract. */
const statuses = ["400", "401", "403", "404", "429", "500", "502", "503"];

export const errorResponses = () => ({
  Operation(operation, ctx) {
    const missing = statuses.filter((status) => operation.responses?.[status] === undefined);
    if (missing.length > 0) {
      const location = ctx.location.child(["responses"]);
      ctx.report({ message: `The error responses ${missing.join(", ")} are missing.`, location });
    }
  },
});
