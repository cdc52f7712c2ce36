/** Returns the code of an error from Node or PostgreSQL ("ENOENT", "23505"); undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** Returns the code of a database error, which Drizzle wraps in its own; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  return errorCode(error instanceof Error ? (error.cause ?? error) : error);
}
