import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database';
import { users } from '../sessions/tables';
import { auditLog } from './tables';

/** Records a change in the transaction that makes it. */
export async function addAuditEntry(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Filters of the audit log; omitted ones match everything. */
export interface AuditFilter {
  /** Key of the account that made the change. */
  readonly actor?: number;
  readonly action?: string;
  /** Kind of record, or one record: `story`, `story 12`. */
  readonly subject?: string;
  /** First and last day, Asia/Kolkata. */
  readonly from?: string;
  readonly to?: string;
}

const startOf = (day: string, daysLater: number): SQL =>
  sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE 'Asia/Kolkata')`;

function matching({ actor, action, subject, from, to }: AuditFilter): SQL | undefined {
  const { userPk, at } = auditLog;
  return and(
    actor === undefined ? undefined : eq(userPk, actor),
    action === undefined ? undefined : eq(auditLog.action, action),
    subject === undefined
      ? undefined
      : sql`(${auditLog.subject} = ${subject} OR starts_with(${auditLog.subject}, ${`${subject} `}))`,
    from === undefined ? undefined : sql`${at} >= ${startOf(from, 0)}`,
    to === undefined ? undefined : sql`${at} < ${startOf(to, 1)}`,
  );
}

/** Lists entries with the accounts that made the changes, the newest first. */
export function listAuditEntries(db: Db, filter: AuditFilter, limit: number, offset: number) {
  return db
    .select({ entry: auditLog, firstName: users.firstName, lastName: users.lastName })
    .from(auditLog)
    .leftJoin(users, eq(users.primaryKey, auditLog.userPk))
    .where(matching(filter))
    .orderBy(desc(auditLog.primaryKey))
    .limit(limit)
    .offset(offset);
}

export function countAuditEntries(db: Db, filter: AuditFilter): Promise<number> {
  return db.$count(auditLog, matching(filter));
}

/** Lists the names of all actions in the log. */
export async function listAuditActions(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ action: auditLog.action }).from(auditLog).orderBy(auditLog.action);
  return rows.map(({ action }) => action);
}
