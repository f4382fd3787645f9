/** The subject of the overview: the network, its clock, and in `dev` what its developer does most. */
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Icon } from "../../parts/icon.tsx";
import { useDeployment } from "../../state/deployment.ts";
import { hasPanel, ownBaseUrl } from "../../state/host.ts";
import { useExplored } from "../../state/network.tsx";
import { nowInSeconds, useNow } from "../../state/now.ts";
import { useChange } from "../../state/panel/use-change.ts";
import { networkTitle, useIsLocal } from "../../state/title.ts";

const DAY = 86_400;

export function Subject() {
  const { network } = useExplored();
  const { baseUrl } = useDeployment();
  const isLocal = useIsLocal();
  return (
    <header className="subject">
      <h1>{networkTitle(network, isLocal)}</h1>
      <Clock />
      {isLocal && (
        <p className="said">
          The API serves it as <code>{network}</code>.
        </p>
      )}
      {hasPanel && baseUrl === ownBaseUrl && <Actions />}
    </header>
  );
}

/** The network's time, second by second. */
function Clock() {
  useNow(); // again at once when the clock is moved
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const text = new Date(nowInSeconds() * 1000).toISOString().slice(0, 19);
  return (
    <time dateTime={`${text}Z`} title="The network's clock">
      {text.replace("T", " ")} UTC
    </time>
  );
}

function Actions() {
  const change = useChange();
  return (
    <nav className="actions" aria-label="Development">
      <button
        type="button"
        className="action"
        disabled={change.isPending}
        onClick={() => change.mutate({ method: "POST", path: "/clock/advance", body: { seconds: DAY } })}
      >
        <Icon name="advance" /> Advance a day
      </button>
      <Link to="/development" search={{ part: "funds" }} className="action">
        <Icon name="faucet" /> Faucet
      </Link>
      <Link to="/development" search={{ part: "accounts" }} className="action">
        <Icon name="account" /> Accounts
      </Link>
      {change.error && (
        <p className="fault" role="alert">
          {change.error.message}
        </p>
      )}
    </nav>
  );
}
