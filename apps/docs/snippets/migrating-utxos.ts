import { decodeHex, encodeCb58, utxoId } from "@primary-network/codec";
import { decodeUtxo } from "@primary-network/codec/p";
import { createPChainClient } from "@primary-network/pchain-rpc";

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

const addresses = ["P-local1wp7rd7cxetcqqf9kl7w0533gpgld5klm90e2qn"];
const { utxos } = await pchain.getUTXOs({ addresses, limit: 2, encoding: "hex" });
for (const text of utxos) {
  const { txId, outputIndex, output } = decodeUtxo(decodeHex(text, { checksum: true }));
  console.log(encodeCb58(utxoId(txId, outputIndex)), output.type);
}
