/** Types that narrow a result by the encoding that was requested. */

/**
 * Result whose block or transaction is JSON with the encoding `json`, and text with `hex`, `hexc` or `hexnc`.
 * Both if the encoding is known only at run time.
 *
 * @example
 * ```ts
 * const { block } = await pchain.getBlockByHeight({ height: 1, encoding: "json" });
 * block.id; // an object: no other check is needed
 * ```
 */
export type InEncoding<Result, Encoding extends string> = {
  [Name in keyof Result]: Name extends "block" | "tx"
    ? Encoding extends "json"
      ? Exclude<Result[Name], string>
      : Encoding extends "hex" | "hexc" | "hexnc"
        ? Extract<Result[Name], string>
        : Result[Name]
    : Result[Name];
};
