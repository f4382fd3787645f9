/** Reads the metadata of a token from the content of its URI. */

import type { NftMetadata, NftStatus } from "../domain/evm/nft.ts";

/** The result: metadata, or why there is none. */
export type ReadMetadata =
  | { readonly metadata: NftMetadata }
  | { readonly status: Extract<NftStatus, "INVALID_METADATA" | "INVALID_METADATA_JSON"> };

/** Longest stored text, and longest list or object as JSON, in characters. Texts are cut, JSON is dropped. */
const MAX_TEXT = 8_192;
const MAX_JSON = 65_536;

type Fields = { readonly [name: string]: unknown };

/** The first of some fields that is a text, without control characters. */
function textOf(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name];
    if (typeof value !== "string" && typeof value !== "number") continue;
    // Tabs and line ends belong to descriptions.
    const text = String(value).replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, "");
    if (text !== "") return [...text].slice(0, MAX_TEXT).join("");
  }
  return undefined;
}

/** A URL, which is never cut, since a part of it would lead elsewhere. Images may be inline. */
function uriOf(fields: Fields, ...names: readonly string[]): string | undefined {
  const found = names.find((name) => typeof fields[name] === "string" && fields[name] !== "");
  if (found === undefined) return undefined;
  const uri = String(fields[found]).replace(/[\p{Cc}\p{Cs}]/gu, "");
  return uri !== "" && uri.length <= MAX_JSON ? uri : undefined;
}

function jsonOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (typeof value !== "object" || value === null) return undefined;
  try {
    const text = JSON.stringify(value);
    return text.length <= MAX_JSON ? text : undefined;
  } catch {
    return undefined; // nested too deeply to be serialised
  }
}

function decimalsOf({ decimals }: Fields): number | undefined {
  const isCount =
    typeof decimals === "number" && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255;
  return isCount ? decimals : undefined;
}

const given = <T>(fields: { readonly [name: string]: T | undefined }): { [name: string]: T } =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, T] => entry[1] !== undefined));

/** Fields are read under the names of the standards and of marketplaces; fields of another type are ignored. */
export function readMetadata(text: string, kind: 721 | 1155): ReadMetadata {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return { status: "INVALID_METADATA_JSON" };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { status: "INVALID_METADATA" };
  }
  const fields = value as Fields; // an object of JSON
  return {
    metadata: {
      ...given({
        name: textOf(fields, "name", "title"),
        symbol: textOf(fields, "symbol"),
        imageUri: uriOf(fields, "image", "image_url", "imageUrl", "image_data"),
        description: textOf(fields, "description"),
        animationUri: uriOf(fields, "animation_url", "animationUrl"),
        externalUrl: uriOf(fields, "external_url", "externalUrl"),
        background: textOf(fields, "background_color", "background"),
      }),
      ...(kind === 721
        ? given({ attributes: jsonOf(fields, "attributes") ?? jsonOf(fields, "traits") })
        : {
            ...given({ decimals: decimalsOf(fields) }),
            ...given({ properties: jsonOf(fields, "properties") }),
          }),
    },
  };
}
