/** Requests to the development panel of the listener that serves this page (the command's src/panel says who may send them). */

/** Sends one. @throws Error with the words of who refuses */
export async function control<Result>(method: string, path: string, body?: object): Promise<Result> {
  const response = await fetch(new URL(`/control${path}`, location.origin), {
    method,
    headers: { "x-primary-network-panel": "1", ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const value = text === "" ? undefined : JSON.parse(text);
  if (!response.ok) throw new Error(value?.error ?? `the panel responds with status ${response.status}`);
  return value;
}
