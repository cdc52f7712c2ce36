import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from '@kaadu/release-core';
import type { StateStorage } from '@kaadu/release-core/operations';
import { safeMessage } from '@kaadu/safe-log';
import pLimit from 'p-limit';
import { Client, type QueryResult, type QueryResultRow } from 'pg';

/** Number of the advisory lock of the leader, and of the one that creates the tables. */
const [leaderLock, tablesLock] = [73_021, 73_022];
/** Milliseconds between two attempts to lead, and between two checks that the leader is still connected. */
const [attemptMs, checkMs] = [500, 2_000];
/** Milliseconds that the database has to end the connection; a supervisor kills the service after ten seconds or more. */
const defaultCloseMs = 3_000;
/** Lines of a log that are read at once. */
const pageSize = 1_000;

const settings = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 5_000,
  keepAlive: true,
  application_name: 'release-service',
  // Ends the session of a replica whose machine has disappeared within 11 s, and with it its lock.
  options: '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3',
};

const tables = `
  CREATE TABLE IF NOT EXISTS release_documents (name text PRIMARY KEY, content text NOT NULL);
  CREATE TABLE IF NOT EXISTS release_log_lines (
    name text NOT NULL, number bigint GENERATED ALWAYS AS IDENTITY, line text NOT NULL, PRIMARY KEY (name, number)
  )`;

/** Runs a statement after those before it. */
type Query = <Row extends QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<QueryResult<Row>>;

/** State of the service in a database that its replicas share. */
export interface SharedState {
  readonly storage: StateStorage;
  /**
   * Resolves when this replica leads, which one does at a time.
   * @param onLost called when it leads no longer; it can also no longer write then
   */
  lead(signal: AbortSignal, onLost: (error: Error) => void): Promise<void>;
  /** Ends the connection, also if the database no longer responds. */
  close(): Promise<void>;
}

/**
 * Opens the state in a PostgreSQL database. Everything runs on the one connection that holds the leader's lock, so that
 * a replica which has lost the lock cannot write.
 * @param url connection string of a session, not of a pooler that shares sessions
 * @param closeMs milliseconds to wait for the database when the connection ends
 * @throws ReleaseError `unavailable`, without the password of the URL
 */
export async function openSharedState(url: string, closeMs = defaultCloseMs): Promise<SharedState> {
  const socket = new Socket();
  const client = new Client({ connectionString: url, ...settings, stream: () => socket });
  const queue = pLimit(1);
  const query: Query = (text, values = []) => queue(() => client.query(text, [...values]));
  let isClosing = false;
  const lost = new Promise<Error>((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(new Error('The connection to the database has ended')));
  });
  const { host, pathname } = new URL(url);
  try {
    await client.connect();
    await query('SELECT pg_advisory_lock($1)', [tablesLock]);
    await client.query(tables);
    await query('SELECT pg_advisory_unlock($1)', [tablesLock]);
  } catch (error) {
    const reason = `The state of the service at ${host}${pathname} cannot be opened: ${safeMessage(error)}`;
    throw new ReleaseError('unavailable', `${reason}. Check RELEASE_DATABASE_URL.`, { cause: error });
  }
  let check: NodeJS.Timeout | undefined;
  return {
    storage: databaseStorage(query, `the database ${host}${pathname}`),

    async lead(signal, onLost) {
      while (!(await takeLock(query))) await sleep(attemptMs, undefined, { signal });
      const report = (error: Error) => {
        if (!isClosing) onLost(error);
      };
      void lost.then(report);
      check = setInterval(() => void query('SELECT 1').catch(report), checkMs).unref();
    },

    async close() {
      isClosing = true;
      clearInterval(check);
      const late = setTimeout(() => socket.destroy(), closeMs);
      await client.end().finally(() => clearTimeout(late));
    },
  };
}

async function takeLock(query: Query): Promise<boolean> {
  const { rows } = await query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [leaderLock]);
  return rows[0]?.taken ?? false;
}

function databaseStorage(query: Query, place: string): StateStorage {
  return {
    locate: (name) => `${name} in ${place}`,

    async read(name) {
      const { rows } = await query<{ content: string }>(
        'SELECT content FROM release_documents WHERE name = $1',
        [name],
      );
      return rows[0]?.content;
    },

    async replace(name, text) {
      await query(
        'INSERT INTO release_documents (name, content) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET content = $2',
        [name, text],
      );
    },

    async append(name, line) {
      await query('INSERT INTO release_log_lines (name, line) VALUES ($1, $2)', [name, line]);
    },

    async *lines(name) {
      let last = '0';
      for (;;) {
        const { rows } = await query<{ number: string; line: string }>(
          'SELECT number, line FROM release_log_lines WHERE name = $1 AND number > $2 ORDER BY number LIMIT $3',
          [name, last, pageSize],
        );
        for (const { line } of rows) yield line;
        if (rows.length < pageSize) return;
        last = rows.at(-1)?.number ?? last;
      }
    },
  };
}
