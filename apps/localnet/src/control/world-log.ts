/** The log of a world: lines of text that grow with it, so that a process that is killed loses nothing that was seen of it. */
import type { SavedWorld, Saver, WorldMark } from "./saver.ts";
import { SnapshotError } from "./timeline.ts";

/** Lines to append to a log. */
export interface LogPart {
  /** Whole lines, each with its end; empty when nothing happened. */
  readonly lines: string;
  /** True if the lines describe a whole world, which makes all earlier lines void. */
  readonly isWhole: boolean;
  /** Number of the worlds that the control API restored: blocks after a restore may differ from those before. */
  readonly history: number;
}

/** Keeps a world as lines of text. */
export interface WorldLog {
  /** True if something happened that no line records yet, apart from the passing of time. */
  readonly isBehind: boolean;
  /**
   * The lines that the log lacks. After a restore by the control API they stand for a whole world.
   *
   * @param whole asks for a whole world in any case
   */
  take(whole?: boolean): Promise<LogPart>;
  /**
   * Restores a world from all its lines.
   *
   * @throws SnapshotError when the lines are damaged, or of another network; the world is then unchanged
   */
  restore(lines: string): Promise<void>;
}

function parse(line: string): SavedWorld {
  try {
    return JSON.parse(line);
  } catch {
    throw new SnapshotError("a line is not JSON");
  }
}

/**
 * Each line continues the lists of the lines before; everything else comes from the last line. The restore
 * checks the result.
 */
function joined(parts: readonly SavedWorld[]): SavedWorld {
  const last = parts.at(-1);
  if (last === undefined) throw new SnapshotError("there is no line");
  const all = <Item>(list: (part: SavedWorld) => readonly Item[] | undefined): Item[] =>
    parts.flatMap((part) => list(part) ?? []);
  const world = { ...last, journal: all(({ journal }) => journal) };
  if (last.evm === undefined) return world;
  const callLogs = [all(({ evm }) => evm?.callLogs[0]), all(({ evm }) => evm?.callLogs[1])] as const;
  return { ...world, evm: { ...last.evm, callLogs, atomicAt: all(({ evm }) => evm?.atomicAt) } };
}

/** Keeps the log of a saver's world. */
export function createWorldLog(saver: Saver): WorldLog {
  /** The point that the lines reach; undefined before the first. */
  let mark: WorldMark | undefined;
  let { revision } = saver;
  /** Number of restores that are none of the control API. */
  let own = 0;
  return {
    get isBehind() {
      return saver.revision !== revision;
    },
    async take(whole = false) {
      if (!whole && saver.revision === revision)
        return { lines: "", isWhole: false, history: saver.mark.restored - own };
      const { world, isWhole, ...reached } = await saver.saved(whole ? undefined : mark);
      ({ mark, revision } = reached);
      return { lines: `${JSON.stringify(world)}\n`, isWhole, history: reached.mark.restored - own };
    },
    async restore(lines) {
      const world = joined(lines.split("\n").filter(Boolean).map(parse));
      await saver.restore(new TextEncoder().encode(JSON.stringify(world)));
      ({ mark, revision } = saver);
      own = mark.restored;
    },
  };
}
