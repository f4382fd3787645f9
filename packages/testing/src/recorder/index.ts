/** Records real responses into a file, and replays them without a network. */
export {
  type AutoOptions,
  auto,
  type Recorder,
  RecordingError,
  type RecordOptions,
  type ReplayOptions,
  record,
  replay,
} from "./recorder.ts";
