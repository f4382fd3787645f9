/** Counts the validators of one node with the global fetch: the program whose type checking costs nothing. */
interface Page {
  readonly validators: readonly { readonly nodeId: string; readonly amountStaked: string }[];
  readonly nextPageToken?: string;
}

const baseUrl = "http://127.0.0.1:8080";
let staked = 0n;
let token: string | undefined;

do {
  const query = token === undefined ? "" : `&pageToken=${token}`;
  const response = await fetch(`${baseUrl}/v1/networks/fuji/validators?pageSize=100${query}`);
  const page = (await response.json()) as Page;
  for (const validator of page.validators) staked += BigInt(validator.amountStaked);
  token = page.nextPageToken;
} while (token !== undefined);

console.log(staked.toString());

export {};
