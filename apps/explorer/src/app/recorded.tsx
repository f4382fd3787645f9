/** Says that the network is a recorded one, and of when: its ages are no news. */
import { minuteText } from "../format/minute.ts";
import { useExplored } from "../state/network.tsx";

export function Recorded() {
  const { recordedAt } = useExplored();
  if (recordedAt === undefined) return null;
  return (
    <p className="recording">
      A recording of a local network, made at{" "}
      <time dateTime={new Date(recordedAt * 1000).toISOString()}>{minuteText(recordedAt)}</time>. All times
      are relative to then.
    </p>
  );
}
