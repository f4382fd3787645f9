/** One address: what it has and did on every chain that knows it. */
import { getRouteApi } from "@tanstack/react-router";
import { Id } from "../../parts/id.tsx";
import { EvmAddress } from "./evm-address.tsx";
import { PrimaryAddress } from "./primary-address.tsx";

const route = getRouteApi("/addresses/$address");

export function AddressView() {
  const { address } = route.useParams();
  const isEvm = address.startsWith("0x");
  return (
    <>
      <h1>Address</h1>
      <Id value={address} keep={60} />
      {isEvm ? <EvmAddress address={address} /> : <PrimaryAddress address={address.replace(/^[PXC]-/, "")} />}
    </>
  );
}
