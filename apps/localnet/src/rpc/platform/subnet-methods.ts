/** `platform.*` methods about subnets. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { JsonObject } from "@primary-network/codec";
import { equalBytes } from "../../chains/byte-order.ts";
import { EMPTY_ID, type Subnet } from "../../chains/p/state.ts";
import type { Network } from "../../network/network.ts";
import { NOT_FOUND, RpcFault } from "../fault.ts";
import type { MethodTable } from "../method.ts";
import { decimal, id, pAddress, plainHex } from "../text.ts";

/** The methods of this file. */
export function subnetMethods({ chain, settings }: Network) {
  const { subnets } = chain.state;
  const controlKeys = ({ owner }: Subnet) =>
    owner.addresses.map((address) => pAddress(address, settings.hrp));
  const row = (subnet: Subnet): JsonObject => ({
    id: id(subnet.subnetId),
    controlKeys: controlKeys(subnet),
    threshold: decimal(subnet.owner.threshold),
  });
  const primaryRow: JsonObject = { id: id(EMPTY_ID), controlKeys: [], threshold: "0" };

  return {
    getSubnet(args) {
      const subnetId = args.id("subnetID");
      if (equalBytes(subnetId, EMPTY_ID)) throw new RpcFault("the primary network isn't a subnet");
      const subnet = subnets.get(bytesToHex(subnetId));
      if (subnet === undefined) throw new RpcFault(NOT_FOUND);
      const { conversion, owner } = subnet;
      return {
        isPermissioned: conversion === undefined,
        controlKeys: controlKeys(subnet),
        threshold: decimal(owner.threshold),
        locktime: decimal(owner.locktime),
        subnetTransformationTxID: id(EMPTY_ID),
        conversionID: id(conversion?.conversionId ?? EMPTY_ID),
        managerChainID: id(conversion?.chainId ?? EMPTY_ID),
        managerAddress: conversion === undefined ? null : plainHex(conversion.address),
      };
    },
    getSubnets(args) {
      const requested = args.ids("ids");
      if (requested.length === 0) return { subnets: [...[...subnets.values()].map(row), primaryRow] };
      const found = requested.flatMap((subnetId) => {
        if (equalBytes(subnetId, EMPTY_ID)) return [primaryRow];
        const subnet = subnets.get(bytesToHex(subnetId));
        return subnet === undefined ? [] : [row(subnet)];
      });
      // The node returns no list at all when it finds nothing.
      return { subnets: found.length === 0 ? null : found };
    },
  } satisfies MethodTable;
}
