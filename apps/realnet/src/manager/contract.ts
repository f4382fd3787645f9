/** The compiled ValidatorManager of ava-labs/icm-contracts, read from its Go bindings: their licence keeps it out of this tree. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Abi, Hex } from "viem";

/** Where the bindings are in the contracts' repository. */
const BINDINGS = join("abi-bindings", "go", "validator-manager", "ValidatorManager", "ValidatorManager.go");
/** Stands for the library's address in the manager's bytecode: the digest of its name. */
const LIBRARY_PLACE = "__$fd0c147b4031eef6079b0498cbafa865f0$__";

/** Interface and bytecode of a contract. */
export interface Binding {
  readonly abi: Abi;
  readonly bytecode: Hex;
}

/** The manager, and the library that it is linked with. */
export interface ManagerBindings {
  readonly library: Binding;
  /** Returns the manager for a library at an address. */
  manager(library: Hex): Binding;
}

function bindingOf(source: string, name: string): Binding {
  const [, metadata = ""] = source.split(`var ${name}MetaData = &bind.MetaData{`);
  const [, abi] = /\tABI: ("(?:[^"\\]|\\.)*")/.exec(metadata) ?? [];
  const [, bytecode] = /\tBin: "(0x[0-9a-f_$]+)"/.exec(metadata) ?? [];
  if (abi === undefined || bytecode === undefined) throw new Error(`${BINDINGS} has no ${name}`);
  return { abi: JSON.parse(JSON.parse(abi)), bytecode: bytecode as Hex };
}

/**
 * Reads both contracts.
 *
 * @param folder checkout of ava-labs/icm-contracts
 */
export async function readBindings(folder: string): Promise<ManagerBindings> {
  const source = await readFile(join(folder, BINDINGS), "utf8");
  const manager = bindingOf(source, "ValidatorManager");
  return {
    library: bindingOf(source, "ValidatorMessages"),
    manager: (library) => {
      const bytecode = manager.bytecode.replaceAll(LIBRARY_PLACE, library.slice(2).toLowerCase());
      return { abi: manager.abi, bytecode: bytecode as Hex };
    },
  };
}
