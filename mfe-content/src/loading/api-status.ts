/**
 * HTTP status with which the API refused, 0 when it gave no answer, undefined when the error is of another kind.
 * Told by name, because the client's class is of the bundle that made the client, not of this one.
 */
export function apiStatus(error: unknown): number | undefined {
  const refused = error instanceof Error && error.name === 'ApiError' && 'status' in error;
  return refused && typeof error.status === 'number' ? error.status : undefined;
}
