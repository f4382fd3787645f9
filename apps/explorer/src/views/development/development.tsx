/**
 * The development panel of a local network: its clock, faults, saved worlds, accounts, payments,
 * faucet and received webhooks.
 */
import { getRouteApi } from "@tanstack/react-router";
import { Tabs } from "../../parts/tabs.tsx";
import { hasPanel } from "../../state/host.ts";
import { Accounts } from "./accounts.tsx";
import { ClockPart } from "./clock.tsx";
import { Faults } from "./faults.tsx";
import { Funds } from "./funds.tsx";
import { developmentParts } from "./parts.ts";
import { Send } from "./send.tsx";
import { Webhooks } from "./webhooks.tsx";
import { Worlds } from "./worlds.tsx";

const route = getRouteApi("/development");

const PARTS = {
  clock: ClockPart,
  faults: Faults,
  worlds: Worlds,
  accounts: Accounts,
  send: Send,
  funds: Funds,
  webhooks: Webhooks,
} as const;

export function Development() {
  const { part = "clock" } = route.useSearch();
  const Part = PARTS[part];
  return (
    <>
      <h1>Development</h1>
      {hasPanel ? (
        <>
          <Tabs label="Of the network" names={developmentParts} chosen={part} />
          <Part />
        </>
      ) : (
        <p>
          This panel is part of <code>primary-network dev</code> on a loopback address.
        </p>
      )}
    </>
  );
}
