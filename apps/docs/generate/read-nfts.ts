/** Waits for NFTs that are not read yet: on a busy machine their contract may not respond in time at first. */
import { setTimeout as pause } from "node:timers/promises";
import type { DataClient, GetNftResult, ReindexNftParams } from "@primary-network/data";

/** Looks at one token, and milliseconds between them: longer than the service waits before it reads a token for the third time. */
const [LOOKS, PAUSE] = [1_500, 100];

/** A token that was read has the time of it, also one whose metadata is on the web, which nobody reads here. */
const isOpen = ({ metadata }: Pick<GetNftResult, "metadata">): boolean =>
  metadata.metadataLastUpdatedTimestamp === undefined;

/**
 * Resolves when the tokens of a contract are read.
 *
 * @param already the token that is read again already
 * @param wait waits some milliseconds
 */
export async function readNfts(
  nfts: Pick<DataClient["nfts"], "get" | "list" | "reindex">,
  { tokenId: already, ...of }: ReindexNftParams,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  for await (const token of nfts.list({ ...of, pageSize: 100 })) {
    if (!isOpen(token)) continue;
    const { tokenId } = token;
    // One that is to be read later is read now.
    if (tokenId !== String(already)) await nfts.reindex({ ...of, tokenId });
    let open = true;
    for (let looks = 0; open && looks < LOOKS; looks++) {
      await wait(PAUSE);
      open = isOpen(await nfts.get({ ...of, tokenId }));
    }
  }
}
