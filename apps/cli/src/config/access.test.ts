/** What a key may be given is what the service knows. */
import { privileges, tiers } from "@primary-network/service";
import { expect, it } from "vitest";
import * as written from "./access.ts";

it("privileges and tiers are those of the service", () => {
  expect(written.privileges).toEqual(privileges);
  expect(written.tiers).toEqual(tiers);
});
