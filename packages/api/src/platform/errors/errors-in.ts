/** Returns an error with its causes, the outermost first. */
export function errorsIn(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [error];
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...inner.flatMap(errorsIn), ...(error.cause === undefined ? [] : errorsIn(error.cause))];
}
