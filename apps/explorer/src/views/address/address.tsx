/** One address: its balances, transactions and messages on every chain. */
import { getRouteApi } from "@tanstack/react-router";
import { Id } from "../../parts/id.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { useAccountName } from "../../state/panel/account-names.tsx";
import { addressFault } from "./address-fault.ts";
import { EvmAddress } from "./evm-address.tsx";
import { PrimaryAddress } from "./primary-address.tsx";

const route = getRouteApi("/addresses/$address");

export function AddressView() {
  const { address } = route.useParams();
  const isEvm = address.startsWith("0x");
  const fault = addressFault(address);
  const name = useAccountName(address);
  return (
    <>
      <h1>{name ?? "Address"}</h1>
      <Id value={address} keep={60} />
      {fault ? (
        <Fault error={fault} />
      ) : isEvm ? (
        <EvmAddress address={address} />
      ) : (
        <PrimaryAddress address={address.replace(/^[PXC]-/, "")} />
      )}
    </>
  );
}
