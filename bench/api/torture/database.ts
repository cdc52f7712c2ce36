import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database, Db } from '../../../packages/api/src/platform/database/database';
import { openDatabase } from '../../../packages/api/src/platform/database/open-database';
import { loadSampleContent } from '../../../packages/api/src/sample-content/load-sample-content';
import { smallData } from '../../../packages/api/src/testing/data/small-data';

/** Access of the test harness to the database of a run. */
export interface TortureDatabase {
  readonly kind: Database['kind'];
  /** Environment by which API processes find it. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs work on the database. The embedded one is accessible only while no API process has it open. */
  use<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const always = { startsOn: '2020-01-01', endsOn: '2099-12-31' };
const content = { ...smallData, coupons: smallData.coupons.map((coupon) => ({ ...coupon, ...always })) };

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function openOnServer(server: string): Promise<TortureDatabase> {
  const name = `kaadu_torture_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = await openDatabase({ url });
  return {
    kind: 'postgres',
    env: { DATABASE_URL: url },
    use: (work) => work(database.db),
    close: async () => {
      await database.close();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function openEmbedded(dataDir: string): TortureDatabase {
  return {
    kind: 'pglite',
    env: {},
    async use(work) {
      const database = await openDatabase({ folder: join(dataDir, 'db') });
      try {
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
    close: async () => undefined,
  };
}

/**
 * Creates a database with a small catalogue: on a server if there is one, otherwise embedded in the data
 * folder.
 */
export async function openTortureDatabase(
  server: string | undefined,
  dataDir: string,
): Promise<TortureDatabase> {
  const opened = server ? await openOnServer(server) : openEmbedded(dataDir);
  await opened.use(async (db) => {
    await loadSampleContent(
      {
        ...{ db, kind: opened.kind, connections: () => ({ max: 1, busy: 0, waiting: 0 }) },
        ...{ listen: async () => undefined, close: async () => undefined },
      },
      content,
    );
  });
  return opened;
}

const minutesAgo = sql`now() - interval '6 minutes'`;

/** Makes holds expire, grace period included. Product code needs no switch for this. */
export async function endHolds(db: Db, references: readonly string[]): Promise<number> {
  if (references.length === 0) return 0;
  const { rows } = await db.execute(sql`
    UPDATE bookings SET hold_expires_at = ${minutesAgo}
    WHERE reference = ANY (${`{${references.join()}}`}::text[]) AND status IN ('ON_HOLD', 'PAYMENT_PENDING') RETURNING 1`);
  return rows.length;
}

/**
 * Makes everything due that would happen later.
 * @returns the number of due items
 */
export async function hurryEverything(db: Db): Promise<number> {
  const { rows } = await db.execute<{ left: number }>(sql`
    WITH holds AS (
      UPDATE bookings SET hold_expires_at = least(hold_expires_at, ${minutesAgo})
      WHERE status IN ('ON_HOLD', 'PAYMENT_PENDING') RETURNING 1
    ), refunding AS (
      UPDATE refunds SET next_attempt_at = now() WHERE status = 'pending' RETURNING 1
    ), asking AS (
      UPDATE payments SET reconcile_at = now() WHERE status <> 'paid' RETURNING 1
    )
    SELECT (SELECT count(*) FROM holds)::int + (SELECT count(*) FROM refunding)::int AS left,
      (SELECT count(*) FROM asking)::int AS asked`);
  return rows[0]?.left ?? 0;
}
