/** What is known of a network, by name: the ids, addresses and heights that questions are filled in with. */

/** By name; a network lacks what has not happened on it. */
export interface Facts {
  readonly [name: string]: string | undefined;
}
