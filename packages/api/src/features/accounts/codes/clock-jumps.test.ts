import type { RateLimit } from '@kaadu/contracts/endpoint';
import { wrongCodes } from './wrong-codes';
import { setUpDatabase } from '../../../testing/databases/set-up-database';
import type { Database } from '../../../platform/database/database';
import { createRateLimiter } from '../../../platform/rate-limits/rate-limit';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let database: Database;
setUpDatabase((opened) => (database = opened));

let time = Date.parse('2026-03-10T06:00:00Z');
const now = () => new Date(time);
const limiter = () => createRateLimiter(database.db, 'pepper', now);

/** Returns the wait in seconds that a refused attempt requires; 0 for none. */
async function waitOf(attempt: () => Promise<void>): Promise<number> {
  return attempt().then(
    () => 0,
    (error: { options: { retryAfter: number } }) => error.options.retryAfter,
  );
}

describe.each([
  ['a minute', minute],
  ['twelve hours', 12 * hour],
  ['a day', day],
])('a clock that jumps %s ahead and back', (name, jump) => {
  test.each([30_000, 10 * minute, day])('locks no client out of a window of %d ms', async (windowMs) => {
    const limit: RateLimit = { name: `jump ${name} ${windowMs}`, hits: 2, windowMs, per: 'subject' };
    time += jump;
    for (let n = 0; n < 3; n += 1) await waitOf(() => limiter().check([limit, 'asha']));
    time -= jump;
    expect(await waitOf(() => limiter().check([limit, 'asha']))).toBe(0);
    expect(await waitOf(() => limiter().check([limit, 'asha']))).toBe(0);
    expect(await waitOf(() => limiter().check([limit, 'asha']))).toBe(windowMs / 1_000);
    time += windowMs;
    expect(await waitOf(() => limiter().check([limit, 'asha']))).toBe(0);
  });

  test('does not keep a lock after wrong codes', async () => {
    const codes = () => wrongCodes(database.db, 'pepper', `requester ${name}`, ['asha@example.com'], now());
    time += jump;
    for (let n = 0; n < 10; n += 1) await codes().count();
    expect(await waitOf(() => codes().assertNotLocked())).toBe(60);
    time -= jump;
    expect(await waitOf(() => codes().assertNotLocked())).toBeLessThanOrEqual(60);
  });
});
