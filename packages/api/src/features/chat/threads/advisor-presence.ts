import type { Services } from '../../../platform/services/services';
import { notify } from '../messages/notifications';
import { markAdvisorSeen, type ThreadRow } from './threads-repository';

/** Period after their latest activity in a thread in which advisors count as present, in milliseconds. */
const presentMs = 5 * 60_000;
/** Interval at which activity is recorded, so that not every keystroke is, in milliseconds. */
const recordEveryMs = 60_000;

/** Returns the instant until which an advisor counts as present in a thread; null without one. */
export function presentUntil(thread: ThreadRow | undefined, now: Date): Date | null {
  if (!thread?.advisorSeenAt) return null;
  const until = new Date(thread.advisorSeenAt.getTime() + presentMs);
  return until > now ? until : null;
}

/** Records that an advisor works in a thread, and notifies its visitor. */
export async function noteAdvisor(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  threadPk: number,
): Promise<void> {
  const at = now();
  const isRecorded = await markAdvisorSeen(db, threadPk, at, new Date(at.getTime() - recordEveryMs));
  if (isRecorded) await notify(db, { is: 'changed', thread: threadPk });
}
