import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database';

/** Channel of LISTEN and NOTIFY that all processes follow. */
export const channel = 'chat';

/**
 * What processes tell each other. These are hints: whoever gets one reads the rows. Typing alone is nowhere else, and it
 * does not matter when it is lost.
 */
const Notification = z.discriminatedUnion('is', [
  /** Messages were added, or read. */
  z.object({ is: z.literal('changed'), thread: z.int() }),
  z.object({ is: z.literal('typing'), thread: z.int(), from: z.enum(['visitor', 'advisor']) }),
]);
export type Notification = z.infer<typeof Notification>;

/** Tells every process; in a transaction at its commit, and only then. */
export async function notify(db: Db, notification: Notification): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, ${JSON.stringify(notification)})`);
}

/** @throws ZodError, SyntaxError when another program uses the channel */
export function readNotification(payload: string): Notification {
  return Notification.parse(JSON.parse(payload));
}
