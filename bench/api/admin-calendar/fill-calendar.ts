import { sampleData } from '@kaadu/sample-data';
import { sql } from 'drizzle-orm';
import { openSession } from '../../../packages/api/src/platform/sessions/sessions';
import { createVerifiedUser } from '../../../packages/api/src/features/admin';
import type { Database, Db } from '../../../packages/api/src/platform/database/database';
import { loadBulk } from '../load-bulk';
import { loadSampleContent } from '../../../packages/api/src/sample-content/load-sample-content';

/** Bookable days ahead, each with a counter for each resource. */
const days = 190;

/** Headers of a signed-in operator. */
export type OperatorHeaders = Readonly<Record<string, string>>;

/**
 * Generates experiences with a resource each, and a counter for every day and time. Two in three have units
 * held or sold.
 */
export async function fillCalendar(database: Database, resources: number): Promise<void> {
  const { db } = database;
  await loadSampleContent(database, sampleData);
  await loadBulk(database, resources);
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`
      INSERT INTO inventory (resource_pk, day, slot, capacity, held, sold)
      SELECT r.primary_key, current_date + n, slot, r.capacity, least(r.capacity / 3, draw % 2), least(r.capacity / 2, draw % 5)
      FROM resources r
      JOIN option_resources d ON d.resource_pk = r.primary_key
      JOIN experience_options o ON o.primary_key = d.option_pk
      CROSS JOIN generate_series(0, ${days - 1}::int) n
      CROSS JOIN LATERAL unnest(CASE WHEN o.slots = '{}' THEN '{""}' ELSE o.slots END) AS slot
      CROSS JOIN LATERAL (SELECT abs(hashint4(r.primary_key * 200 + n)) AS draw) AS drawn
      ON CONFLICT DO NOTHING`);
  });
  await db.execute(sql`ANALYZE inventory`);
}

/** Creates accounts of operators and signs them in. */
export async function hireOperators(db: Db, count: number): Promise<OperatorHeaders[]> {
  const hired: OperatorHeaders[] = [];
  for (let desk = 0; desk < count; desk += 1) {
    const primaryKey = await db.transaction((tx) =>
      createVerifiedUser(tx, {
        first_name: 'Operator',
        last_name: String(desk),
        email: `operator${desk}@example.com`,
        phone: String(9_800_000_000 + desk),
        country_code: '+91',
        role: 'operator',
      }),
    );
    const { accessToken, cookie } = await openSession(db, primaryKey, new Date());
    hired.push({
      authorization: `Bearer ${accessToken}`,
      cookie: `kaadu_session=${cookie}`,
      'x-forwarded-for': `10.1.0.${desk + 1}`,
    });
  }
  return hired;
}

/**
 * Returns violated invariants after a run.
 * @param made number of changes with a successful response
 */
export async function findProblems(db: Db, made: number): Promise<string[]> {
  const { rows } = await db.execute<{ oversold: number; changes: number; audited: number }>(sql`
    SELECT (SELECT count(*)::int FROM inventory WHERE held < 0 OR sold < 0 OR held + sold > capacity) AS oversold,
      (SELECT count(*)::int FROM calendar_changes) AS changes,
      (SELECT count(DISTINCT detail->>'change')::int FROM audit_log) AS audited`);
  const { oversold = 0, changes = 0, audited = 0 } = rows[0] ?? {};
  return [
    ...(oversold > 0 ? [`${oversold} counters are oversold`] : []),
    ...(changes === made ? [] : [`${changes} changes are stored, ${made} were answered`]),
    ...(audited === changes ? [] : [`${audited} of ${changes} changes are in the audit log`]),
  ];
}

/** Counts resource-days and rows of the calendar. */
export async function countCalendar(db: Db) {
  const { rows } = await db.execute<{ resourceDays: number; counters: number }>(sql`
    SELECT count(DISTINCT (resource_pk, day))::int AS "resourceDays", count(*)::int AS counters FROM inventory`);
  return rows[0] ?? { resourceDays: 0, counters: 0 };
}
