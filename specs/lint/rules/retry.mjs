/** Every operation says whether it may be sent again, which responses are final, and what it costs. */
const weights = [1, 10, 20, 50, 100, 200];

export const retry = () => ({
  Operation(operation, ctx) {
    const say = (message) => ctx.report({ message, location: ctx.location.child(["operationId"]) });
    if (!["safe", "unsafe"].includes(operation["x-retry"]))
      say("The operation needs x-retry, safe or unsafe.");
    if (!weights.includes(operation["x-rate-weight"])) {
      say(`The operation needs x-rate-weight, one of ${weights.join(", ")} compute units.`);
    }
    for (const status of operation["x-final-statuses"] ?? []) {
      if (operation.responses?.[status] === undefined) {
        say(`x-final-statuses names ${status}, which is not among the responses.`);
      }
    }
  },
});
