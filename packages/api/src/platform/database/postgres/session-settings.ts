/** Settings of every connection, on a server and embedded. */
export const sessionSettings = {
  timezone: 'UTC',
  // Statements here are short, and compiling one costs more than it saves; pages come from memory or an SSD.
  jit: 'off',
  random_page_cost: '1.1',
  // Low, because misspelt words share few trigrams; `prefixEditDistance` rejects what is too different.
  'pg_trgm.similarity_threshold': '0.2',
  'pg_trgm.word_similarity_threshold': '0.4',
} as const;

/** Timeouts of a server, in milliseconds: a longer query is a bug and must not hold a connection. */
const timeouts = {
  statement_timeout: 5_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Values of settings of PostgreSQL, by name. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Returns the settings of every connection to a server.
 * @param timeoutFactor factor for the timeouts
 */
export function serverSettings(timeoutFactor = 1): Settings {
  const limits = Object.entries(timeouts).map(([name, ms]) => [name, String(ms * timeoutFactor)]);
  return { ...sessionSettings, ...Object.fromEntries(limits) };
}

/** Returns settings as the startup parameter `options`. */
export function startupOptions(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Returns settings as the `connect_query` of PgBouncer, which refuses them as startup parameters. */
export function connectQuery(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `SET ${name} TO ${value}`)
    .join('; ');
}
