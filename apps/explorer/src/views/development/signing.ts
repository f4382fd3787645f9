/** Signing for a development account: the wallet kit, and the account's key. */
import { control } from "../../state/panel/control.ts";

/** The kit, which comes when it is first needed. */
export const kit = () => import("../../state/panel/wallet.ts");

/** Asks for the private key of an account, as hex. */
export const keyOf = async (name: string): Promise<string> =>
  (await control<{ readonly hex: string }>("POST", "/keys", { name })).hex;
