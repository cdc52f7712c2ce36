import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Db } from '../../packages/api/src/platform/database/database';
import { sessionSettings } from '../../packages/api/src/platform/database/postgres/session-settings';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Opens a connection that records the statements of some work and can send them again. */
export async function openRecorder(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const [name, value] of Object.entries(sessionSettings)) {
    await client.query(`SELECT set_config($1, $2, false)`, [name, value]);
  }
  let statements: Statement[] = [];
  const db: Db = drizzle(client, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  });
  return {
    db,
    async record(work: (db: Db) => Promise<unknown>): Promise<Statement[]> {
      statements = [];
      await work(db);
      return statements;
    },
    async replay(recorded: readonly Statement[]): Promise<void> {
      for (const statement of recorded) await client.query(statement);
    },
    close: () => client.end(),
  };
}
