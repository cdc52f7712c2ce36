import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir } from '../../environment';

const dayMs = 86_400_000;
/** Days until the first trip of a run: far enough ahead for free cancellation. */
const firstTripInDays = 40;
/** Days from one trip to the next, longer than any trip of a test. */
const daysPerTrip = 3;
/** Number of trips. The last one ends within the 190 bookable days. */
const trips = 48;

/** Folder of a run's claims. The next run removes them together with its database. */
export const claimsDir = join(dataDir, 'claims');

/** Returns today in India, where bookings are made, as an ISO date. */
export function todayInIndia(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(Date.now());
}

/** Returns the ISO date a number of days after another one. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Claims the first day of a trip for one test of the run, whatever the order and number of processes. Call it
 * once and derive other days from the result, since midnight may pass.
 */
export async function claimDay(): Promise<string> {
  const today = todayInIndia();
  await mkdir(claimsDir, { recursive: true });
  for (let trip = 0; trip < trips; trip += 1) {
    const day = daysAfter(today, firstTripInDays + trip * daysPerTrip);
    // Only one of concurrent attempts to create a folder succeeds.
    if (await makeFolder(join(claimsDir, String(trip)))) return day;
  }
  throw new Error(`All ${trips} trips of this run are claimed`);
}

/** @returns whether the folder did not exist before */
function makeFolder(path: string): Promise<boolean> {
  return mkdir(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );
}

/**
 * Claims days until something can be booked on one of them.
 * @param find returns undefined when nothing can
 */
export async function claimBookable<Found>(
  find: (day: string) => Promise<Found | undefined>,
): Promise<Found> {
  for (;;) {
    const found = await find(await claimDay());
    if (found !== undefined) return found;
  }
}
