/** A view while its data loads, and after that failed. */
import { ValidationError } from "@primary-network/data";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { faultText } from "./fault-text.ts";

/** The last segment of an error's message that concerns a reader, and what to do. */
export function Fault({ error, retry }: { error: Error; retry?: () => void }) {
  const status = "statusCode" in error ? error.statusCode : undefined;
  const isMistyped = error instanceof ValidationError;
  const title = isMistyped
    ? "Not a valid search"
    : status === 404
      ? "Not found"
      : status === 501
        ? "Not available on this deployment"
        : "This could not be loaded";
  return (
    <div className="notice" role="alert">
      <strong>{title}</strong>
      <p>{faultText(error)}</p>
      {retry && !isMistyped && status !== 404 && status !== 501 && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Lines that take the place of content of about that many lines, so that nothing moves when it comes. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
        <span key={index} />
      ))}
    </div>
  );
}

/** Shows a query's data, or its state. */
export function Loaded<Data>({
  query,
  lines,
  children,
}: {
  query: UseQueryResult<Data>;
  lines?: number;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return <Skeleton {...(lines !== undefined && { lines })} />;
}
