/** A contract written by hand for the EVM tools: any call returns 42. */

/** Copies the ten bytes behind it, which store 42 in memory and return that word. */
export const bytecode = "0x600a600c600039600a6000f3602a60005260206000f3";
export const answer = 42n;
