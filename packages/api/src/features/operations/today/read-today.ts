import { type Today, todayAccess } from '@kaadu/contracts/today';
import type { Db } from '../../../platform/database/database';
import { indiaDate } from '../../../platform/money/india-date';
import type { RoleName } from '../../../platform/sessions/roles';
import { listHolds, listPayments, listTrips, listWaitingChats } from './today-repository';

/** Reads the parts of the day that a role may see; the others are null. */
export async function readToday(db: Db, role: RoleName, now: Date): Promise<Today> {
  const day = indiaDate(now);
  const maySee = (part: keyof typeof todayAccess) =>
    role === 'admin' || todayAccess[part].some((one) => one === role);
  const seesTrips = maySee('trips');
  const [arrivals, departures, holds, payments, chats] = await Promise.all([
    seesTrips ? listTrips(db, 'from_day', day) : null,
    seesTrips ? listTrips(db, 'to_day', day) : null,
    maySee('holds') ? listHolds(db, now) : null,
    maySee('payments') ? listPayments(db) : null,
    maySee('chats') ? listWaitingChats(db) : null,
  ]);
  return { day, arrivals, departures, holds, payments, chats };
}
