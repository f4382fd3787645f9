/** Stop: the metrics service, which does not compute its series yet and says so. */
import { isHttpError } from "@primary-network/metrics";
import type { Guide } from "./guide.ts";

/** Shows the typed error of an operation that answers 501. */
export async function showMetrics({ metrics, print, signal }: Guide): Promise<void> {
  try {
    const page = await metrics.averageTps.list({ chainId: "43114" }, { signal });
    print(`  ${page.items.length} points`);
  } catch (error) {
    if (!isHttpError(error) || error.statusCode !== 501) throw error;
    print(`  ${error.name}: ${error.message}`);
    print(
      `  operation ${error.operation}, status ${error.statusCode}, attempts ${error.attempts.length}, retryable ${error.retryable}`,
    );
  }
}
