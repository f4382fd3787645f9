/** Interactions between contracts: creations, payments and failures. */
import { callData } from "../contracts/contract.ts";
import { createdAddress } from "../contracts/transaction.ts";
import type { EvmScenarioContext, ScheduledEvmStep } from "./scenario.ts";

const ETHER = 10n ** 18n;

/** Schedules all steps of this scenario. */
export function contractScenario(context: EvmScenarioContext): ScheduledEvmStep[] {
  const { alice, bob, carol, dave, erin } = context.accounts;
  const salt = (value: number) => new Uint8Array(32).fill(value);
  const make = (at: number, value: bigint, ...call: Parameters<typeof callData>): ScheduledEvmStep => ({
    at,
    fill: (time) =>
      context.issue(
        dave,
        { to: context.addressOf("Factory"), data: callData(...call), value, gas: 900_000n },
        time,
      ),
  });
  const split = (at: number, value: bigint): ScheduledEvmStep => ({
    at,
    fill: (time) =>
      context.issue(
        erin,
        {
          to: context.addressOf("Splitter"),
          data: callData("Splitter", "split", [alice.ethAddress, bob.ethAddress, carol.ethAddress]),
          value,
        },
        time,
      ),
  });
  const fail = (at: number, name: string, ...values: bigint[]): ScheduledEvmStep => ({
    at,
    fill: (time) =>
      context.issue(
        bob,
        { to: context.addressOf("Reverter"), data: callData("Reverter", name, ...values) },
        time,
      ),
  });
  return [
    { at: 0.031, fill: (time) => context.create(dave, "Factory", time) },
    { at: 0.032, fill: (time) => context.create(erin, "Splitter", time) },
    { at: 0.033, fill: (time) => context.create(bob, "Reverter", time) },
    make(0.12, 2n * ETHER, "Factory", "create", dave.ethAddress),
    make(0.22, 3n * ETHER, "Factory", "create2", dave.ethAddress, salt(1)),
    make(0.42, 0n, "Factory", "create2", alice.ethAddress, salt(2)),
    // The same salt again: the address is taken, so the internal creation fails and with it the whole call.
    make(0.43, ETHER, "Factory", "create2", alice.ethAddress, salt(2)),
    {
      at: 0.5,
      // A contract's first nonce is 1, which gives the address of the first vault that it created.
      fill: (time) =>
        context.issue(
          dave,
          {
            to: createdAddress(context.addressOf("Factory"), 1),
            data: callData("Vault", "withdraw", erin.ethAddress, ETHER),
          },
          time,
        ),
    },
    ...[0.15, 0.35, 0.55, 0.75].map((at, index) => split(at, BigInt(index + 1) * ETHER)),
    fail(0.2, "fail", 3n),
    fail(0.4, "failWithText"),
    fail(0.6, "panic", 0n),
    fail(0.62, "failInside", 2n),
    fail(0.8, "failInside", 0n),
  ];
}
