import type { Db } from '../../platform/database/database';
import { utmRecords } from './tables';

export async function addUtmRecord(db: Db, record: typeof utmRecords.$inferInsert): Promise<void> {
  await db.insert(utmRecords).values(record);
}
