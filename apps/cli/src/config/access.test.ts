/** The privileges and tiers of keys are the same as the service's. */
import { defaultPrivileges, privileges, tiers } from "@primary-network/service";
import { expect, it } from "vitest";
import * as written from "./access.ts";

it("privileges and tiers are those of the service", () => {
  expect(written.privileges).toEqual(privileges);
  expect(written.defaultPrivileges).toEqual(defaultPrivileges);
  expect(written.tiers).toEqual(tiers);
});
