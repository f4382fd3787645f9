import { parseJson, printJson } from "@primary-network/data";

const text = '{"weight":18446744073709551615,"height":7}';

console.log(JSON.parse(text).weight); // rounded
const exact = parseJson(text) as { weight: number | bigint; height: number | bigint };
console.log(exact.weight, typeof exact.height);
console.log(printJson(exact) === text);
