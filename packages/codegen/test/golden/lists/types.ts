// Generated from lists/openapi.yaml; do not edit.

/** At most 64 items. */
export type RingIds = string[];

/** Colour of the feathers. */
export type Colour = "red" | "blue" | (string & {});

export interface Page {
  /** Token of the next page. */
  nextPageToken?: string;
}

export interface BirdPage {
  /** Token of the next page. */
  nextPageToken?: string;
  birds: Bird[];
  /** Who counted. */
  warden: string;
}

/** A bird. */
export interface Bird {
  /** Colour of the feathers. */
  colour: Colour;
  colours?: ("red" | "blue" | (string & {}))[];
  /** Mood, if known. */
  mood?: ("glad" | (string & {})) | null;
}
