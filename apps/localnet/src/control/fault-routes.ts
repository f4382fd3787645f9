/** The routes of the control API that script faults, which need nothing of a network but its requests. */
import type { Hono } from "hono";
import { missing, readObject } from "./control-app.ts";
import { readFault } from "./fault.ts";
import type { Faults, SetFault } from "./faults.ts";

const faultJson = ({ at, ...fault }: SetFault & { at?: readonly string[] }) => ({
  ...fault,
  ...(at && { at: at.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("") }),
});

/** Adds the routes under `/faults`. */
export function addFaultRoutes(app: Hono, faults: Faults): void {
  app.get("/faults", (context) => context.json({ faults: faults.list.map(faultJson) }));
  app.post("/faults", async (context) => {
    const fault = faults.add(readFault(await readObject(context)));
    return context.json(faultJson(fault), 201);
  });
  app.delete("/faults", (context) => context.json({ cleared: faults.clear() }));
  app.delete("/faults/:id", (context) =>
    faults.clear(Number(context.req.param("id"))) > 0 ? context.body(null, 204) : missing(context),
  );
}
