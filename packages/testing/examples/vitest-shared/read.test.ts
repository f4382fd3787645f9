/** Reads from the network that all files share. */
import { createClients } from "@primary-network/testing";
import { expect, inject, test } from "vitest";

const { data, pchain } = createClients(inject("network"));

test("the service lists the validators that the node has", async () => {
  const { validators } = await pchain.getCurrentValidators();
  const listed = await data.validators.list({ validationStatus: "active" }).toArray({ limit: 1000 });
  expect(listed.map(({ nodeId }) => nodeId)).toEqual(
    expect.arrayContaining(validators.map(({ nodeID }) => nodeID)),
  );
});
