import type { Db } from '../db/database';
import { utmRecords } from '../db/schema';

export async function addUtmRecord(db: Db, record: typeof utmRecords.$inferInsert): Promise<void> {
  await db.insert(utmRecords).values(record);
}
