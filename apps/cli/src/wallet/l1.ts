/** Work of the commands `wallet l1 …`: flows with a journal, each continued after an interruption. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createDataClient } from "@primary-network/data";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import {
  type CreateL1Intent,
  createL1,
  disable,
  type FlowOptions,
  registerValidator,
  setWeight,
  topUp,
} from "@primary-network/wallet";
import { fileJournal } from "@primary-network/wallet/node";
import { avaxOf, ensureYes, type NodeFlags, type Opened, open, type Surroundings } from "./actions.ts";
import { tellDocument } from "./documents.ts";
import type { KeyFlags } from "./key.ts";

/** Flags of every command of an L1. */
export interface L1Flags extends NodeFlags, KeyFlags {
  /** True to send without a question. */
  readonly yes: boolean;
  /** Folder of the journal. */
  readonly journal: string;
  /** Name in the journal. */
  readonly name?: string;
}

/** Flags of commands that need signatures of validators. */
export interface SignedFlags extends L1Flags {
  /** URL of the data service that collects them. */
  readonly serviceUrl: string;
}

interface Begun {
  readonly opened: Opened;
  readonly from: string;
  readonly options: FlowOptions;
}

/** Opens the journal. The preview of each step is shown, and the first one asks. */
async function begin(kind: string, flags: L1Flags, around: Surroundings): Promise<Begun> {
  const opened = await open(flags, around);
  const { tell } = around.out;
  const id = flags.name ?? `${kind}-${new Date().toISOString().replaceAll(":", "-").slice(0, 19)}`;
  tell(
    `Journal: ${join(flags.journal, `${id}.json`)}. If this is interrupted, run it again with --name ${id}.`,
  );
  let asked = false;
  const options: FlowOptions = {
    node: opened.node,
    signers: [opened.signer],
    journal: fileJournal(flags.journal),
    id,
    async confirm(document, step) {
      tell(`${step}:`);
      tellDocument(document, around.out);
      if (!asked) await ensureYes(flags.yes, around);
      asked = true;
    },
  };
  return { opened, from: opened.address("P"), options };
}

/** Creates an L1 from a file. */
export async function createFromFile(file: string, flags: L1Flags, around: Surroundings): Promise<void> {
  const plan = await readPlan(file);
  const { from, options } = await begin("l1", flags, around);
  const made = await createL1({ owner: from, ...plan, from }, options);
  const { print } = around.out;
  print(`subnet ${made.subnetId}`);
  print(`chain ${made.chainId}`);
  print(`conversion ${made.converted.id}`);
  for (const { nodeId, validationId } of made.validations) print(`validation ${validationId} ${nodeId}`);
}

type Plan = Omit<CreateL1Intent, "from" | "owner"> & Partial<Pick<CreateL1Intent, "owner">>;

/** Amounts and weights are decimal text, since JSON numbers are not exact. */
async function readPlan(file: string): Promise<Plan> {
  let plan: { readonly validators?: readonly Record<string, unknown>[] };
  try {
    plan = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new CliError(`${file} cannot be read as JSON: ${messageOf(error)}`);
  }
  for (const field of ["chain", "manager", "validators"])
    if (typeof plan !== "object" || plan === null || !(field in plan))
      throw new CliError(`${file}: ${field}: must be there`);
  if (!Array.isArray(plan.validators)) throw new CliError(`${file}: validators: must be a list`);
  const validators = plan.validators.map((one, at) => ({
    ...one,
    weight: integer(`${file}: validators[${at}].weight`, one.weight),
    balance: integer(`${file}: validators[${at}].balance`, one.balance),
  }));
  return { ...plan, validators } as never; // the builders check the rest, and name the field
}

function integer(field: string, value: unknown): bigint {
  if (typeof value === "string" && /^\d{1,20}$/.test(value)) return BigInt(value);
  throw new CliError(`${field}: must be a decimal integer as text`);
}

/** Adds to the balance of a validator. */
export async function topUpValidator(
  validationId: string,
  amount: string,
  flags: L1Flags,
  around: Surroundings,
): Promise<void> {
  const { from, options } = await begin("top-up", flags, around);
  const { id } = await topUp({ from, validationId, amount: avaxOf(amount) }, options);
  around.out.print(id);
}

/** Disables a validator. */
export async function disableValidator(
  validationId: string,
  flags: L1Flags,
  around: Surroundings,
): Promise<void> {
  const { from, options } = await begin("disable", flags, around);
  around.out.print((await disable({ from, validationId }, options)).id);
}

/** The client that collects signatures. */
const signaturesOf = ({ serviceUrl }: SignedFlags, { context }: Opened) =>
  createDataClient({ baseUrl: serviceUrl, network: context.networkId === 1 ? "mainnet" : "fuji" }).signatures;

/** Registers a validator that the manager asks for, and prints the P-Chain's confirmation. */
export async function register(
  message: string,
  amount: string,
  flags: SignedFlags & { readonly blsProof: string },
  around: Surroundings,
): Promise<void> {
  const { opened, from, options } = await begin("register", flags, around);
  const intent = { from, balance: avaxOf(amount), proofOfPossession: flags.blsProof, message };
  const done = await registerValidator(intent, { ...options, signatures: signaturesOf(flags, opened) });
  const { print } = around.out;
  print(`transaction ${done.registered.id}`);
  print(`validation ${done.validationId}`);
  print(`confirmation ${done.confirmation}`);
}

/** Sets the weight that the manager asks for, and prints the P-Chain's confirmation. */
export async function weigh(message: string, flags: SignedFlags, around: Surroundings): Promise<void> {
  const { opened, from, options } = await begin("weight", flags, around);
  const done = await setWeight({ from, message }, { ...options, signatures: signaturesOf(flags, opened) });
  const { print } = around.out;
  print(`transaction ${done.changed.id}`);
  print(`validation ${done.validationId} has weight ${done.weight}`);
  print(`confirmation ${done.confirmation}`);
}
