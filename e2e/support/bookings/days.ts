import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir } from '../../environment';

const dayMs = 86_400_000;
/** Days to the first trip of a run: far enough ahead for cancellations that cost nothing. */
const firstTripInDays = 40;
/** Days from one trip to the next, which are longer than any trip of a test. */
const daysPerTrip = 3;
/** The last trip ends within the 190 days that can be booked. */
const trips = 48;

/** Claims of a run. The next run removes them together with its database. */
export const claimsDir = join(dataDir, 'claims');

/** Today in India, where bookings are made: ISO. */
export function todayInIndia(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(Date.now());
}

/** The date a number of days after another one, ISO. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Claims the first day of a trip that no other test of the run gets, in whatever order and number of processes they run.
 * Call it once and derive other days from the result: midnight may pass.
 */
export async function claimDay(): Promise<string> {
  const today = todayInIndia();
  await mkdir(claimsDir, { recursive: true });
  for (let trip = 0; trip < trips; trip += 1) {
    const day = daysAfter(today, firstTripInDays + trip * daysPerTrip);
    // Of all that try to make a folder, one succeeds.
    if (await makeFolder(join(claimsDir, String(trip)))) return day;
  }
  throw new Error(`All ${trips} trips of this run are claimed`);
}

/** @returns whether the folder was not there before */
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
