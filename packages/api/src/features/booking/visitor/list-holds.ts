import type { OwnHold } from '@kaadu/contracts/availability';
import type { HeldTrips } from '@kaadu/contracts/booking';
import type { Caller } from '../../../platform/sessions/caller';
import type { HeldUnits } from '../../availability';
import type { BookingServices } from '../booking-context';
import { type BookingRow, listLiveHolds } from '../repository';
import { linkKey } from './caller';
import { readSplit, viewSummary } from './view-booking';

/** Lists the trips that an account or browser is holding, the first to end first. */
export async function listHolds(services: BookingServices, caller: Caller): Promise<HeldTrips> {
  const { database, now, options } = services;
  const rows = await listLiveHolds(database.db, caller, now());
  const holds = await Promise.all(
    rows.map(async (row) => {
      const split = await readSplit(database.db, row);
      return {
        ...(await viewSummary(database.db, services, row, await options.get(row.optionPk))),
        total: row.totalPaise,
        expires_at: row.holdExpiresAt.toISOString(),
        can_release: row.status === 'ON_HOLD',
        ...(split && { split }),
      };
    }),
  );
  return { holds, server_time: now().toISOString() };
}

function linkOf(services: Pick<BookingServices, 'secrets'>, hold: BookingRow): Omit<OwnHold, 'is_needed'> {
  return {
    reference: hold.reference,
    key: linkKey(services, hold.reference),
    from: hold.fromDay,
    to: hold.toDay,
    slot: hold.slot || null,
  };
}

/** Lists the units of an experience that a caller is holding. */
export async function listHeldUnits(
  services: Pick<BookingServices, 'database' | 'now' | 'secrets'>,
  caller: Caller,
  experiencePk: number,
): Promise<HeldUnits[]> {
  const holds = await listLiveHolds(services.database.db, caller, services.now());
  return holds
    .filter((hold) => hold.experiencePk === experiencePk)
    .map((hold) => ({ link: linkOf(services, hold), claims: hold.claims }));
}
