import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database';

/** Channel of LISTEN and NOTIFY. */
export const channel = 'chat';

/** Notifications between processes: hints to read the rows. Only typing is not stored; it may be lost. */
const Notification = z.discriminatedUnion('is', [
  /** Messages were added, or read. */
  z.object({ is: z.literal('changed'), thread: z.int() }),
  z.object({ is: z.literal('typing'), thread: z.int(), from: z.enum(['visitor', 'advisor']) }),
]);
export type Notification = z.infer<typeof Notification>;

/** Notifies every process; inside a transaction, at its commit. */
export async function notify(db: Db, notification: Notification): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, ${JSON.stringify(notification)})`);
}

/** Parses a notification. @throws ZodError, SyntaxError when another program uses the channel */
export function readNotification(payload: string): Notification {
  return Notification.parse(JSON.parse(payload));
}
