/** The clients, wallets and tools that are tried, at their pinned versions, and the folder outside the checkout that holds them. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installOutside } from "../shared/install-outside.ts";

/** Some of their licences allow tests and research only, so they never stand in the tree, nor in its lock file. */
export const versions = {
  "@avalabs/avacloud-sdk": "0.13.0",
  "@avalabs/avalanchejs": "5.2.0",
  "@avalabs/glacier-sdk": "3.0.2",
  "@avalanche-sdk/chainkit": "0.3.13",
  "@avalanche-sdk/client": "0.1.1",
  "@foundry-rs/cast": "1.7.1",
  ethers: "6.17.0",
  hardhat: "2.29.1",
  viem: "2.57.20",
};

/** Where they are installed: COMPAT_DIR, else a folder of the system's temporary one. */
export const folder: string = process.env.COMPAT_DIR ?? join(tmpdir(), "primary-network-compat");

/** Installs what is missing. */
export const installClients = (): void => installOutside(folder, versions, "the clients");
