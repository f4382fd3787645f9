import { encodeCb58, encodeHex, encodeNodeId, formatAddress } from "@primary-network/codec";
import fc from "fast-check";
import { expect, test } from "vitest";
import { IdTexts } from "./id-texts.ts";

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const hex = (value: Uint8Array) => encodeHex(value, { checksum: false });

test("ids, node ids and addresses are the codec's, also when they come again", () => {
  const texts = new IdTexts("fuji");
  fc.assert(
    fc.property(bytes(32), bytes(20), (id, short) => {
      for (let time = 0; time < 2; time++) {
        expect(JSON.parse(texts.id(hex(id)))).toBe(encodeCb58(id));
        expect(JSON.parse(texts.nodeId(hex(short)))).toBe(encodeNodeId(short));
        expect(JSON.parse(texts.address(hex(short)))).toBe(formatAddress({ hrp: "fuji", bytes: short }));
      }
    }),
  );
});
