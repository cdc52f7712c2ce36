import type { CannedReply } from '@kaadu/contracts/chat';
import { asc, eq } from 'drizzle-orm';
import { type Actor, makeChange } from '../../../platform/audit/make-change';
import type { Db } from '../../../platform/database/database';
import { saveRecord } from '../../../platform/database/records/save-record';
import { AppError } from '../../../platform/errors/app-error';
import type { Services } from '../../../platform/services/services';
import { cannedReplies } from '../tables';

const unknown = () => new AppError('not_found', 'There is no such reply.');

/** Lists all replies, by title. */
export async function listCannedReplies(db: Db): Promise<CannedReply[]> {
  const rows = await db.select().from(cannedReplies).orderBy(asc(cannedReplies.title));
  return rows.map(({ primaryKey, title, text }) => ({ primary_key: primaryKey, title, text }));
}

/** Adds a reply, or changes one. @returns its key @throws AppError not_found, conflict */
export function saveCannedReply(
  services: Services,
  actor: Actor,
  { primary_key: primaryKey, title, text }: { primary_key?: number; title: string; text: string },
): Promise<number> {
  const what = { action: 'saveCannedReply', subject: 'canned reply' };
  return makeChange(services, actor, what, (tx) =>
    saveRecord(tx, cannedReplies, { primaryKey, title, text }, primaryKey),
  );
}

/** Deletes a reply. @throws AppError not_found */
export async function deleteCannedReply(services: Services, actor: Actor, primaryKey: number): Promise<null> {
  const what = { action: 'deleteCannedReply', subject: 'canned reply' };
  await makeChange(services, actor, what, async (tx) => {
    const deleted = await tx
      .delete(cannedReplies)
      .where(eq(cannedReplies.primaryKey, primaryKey))
      .returning();
    if (deleted.length === 0) throw unknown();
    return primaryKey;
  });
  return null;
}
