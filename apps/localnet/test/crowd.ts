/** L1 validators without number, for the rule on how many may be active. */
import type { State } from "../src/chains/p/state.ts";

/** Puts active validators of a subnet that is none into the state until so many are active in all; returns how to take them out. */
export function crowd(state: State, active: number): () => void {
  const isActive = ({ endAccruedFee }: { endAccruedFee: bigint }) => endAccruedFee > 0n;
  const owner = { threshold: 1, addresses: [] };
  const names: string[] = [];
  const before = [...state.l1Validators.values()].filter(isActive).length;
  for (let index = before; index < active; index += 1) {
    const name = `crowd ${index}`;
    names.push(name);
    state.l1Validators.set(name, {
      validationId: new Uint8Array(32),
      subnetId: new Uint8Array(32).fill(0xcc),
      nodeId: new Uint8Array(20),
      publicKey: new Uint8Array(48),
      remainingBalanceOwner: owner,
      deactivationOwner: owner,
      start: state.timestamp,
      weight: 1n,
      minNonce: 0n,
      endAccruedFee: state.accruedFee + 1n,
    });
  }
  return () => {
    for (const name of names) state.l1Validators.delete(name);
  };
}
