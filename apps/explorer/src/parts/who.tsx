/** Somebody in a sentence: an account by its name, anybody else by a short address. */
import { Link } from "@tanstack/react-router";
import { short } from "../format/short.ts";
import { useAccountName } from "../state/panel/account-names.tsx";

export function Who({ address, name }: { address: string; name?: string | undefined }) {
  const known = useAccountName(address) ?? name;
  return (
    <Link to="/addresses/$address" params={{ address }} title={address}>
      {known ?? <code>{short(address, 13)}</code>}
    </Link>
  );
}
