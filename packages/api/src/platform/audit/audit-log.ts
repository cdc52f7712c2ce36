import { desc } from 'drizzle-orm';
import type { Db } from '../database/database';
import { auditLog } from './tables';

/** Records a change in the transaction that makes it. */
export async function addAuditEntry(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

export function listAuditEntries(db: Db, limit: number, offset: number) {
  return db.select().from(auditLog).orderBy(desc(auditLog.primaryKey)).limit(limit).offset(offset);
}
