import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { addDays, indiaDate } from '../../../platform/money/india-date';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { freeUnits } from '../capacity/free-units';
import { listCounters } from '../capacity/inventory-repository';
import { listBookable } from './list-bookable';
import { listOffers } from '../prices/offers-repository';
import { refreshOptionCalendars } from '../capacity/refresh-option-calendars';
import { availabilityRules, blackouts, inventory, optionResources, resources } from '../tables';
import { bookableDays, horizonDays, type Trip } from './trip';
import { bookableTrips } from './trip-search';

const experiencePks = [1, 2, 3, 4, 5];
const today = '2026-03-10';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db.execute(sql`
    UPDATE experience_options SET max_guests = 6, slots = '{07:00,16:00}' WHERE experience_pk IN (3, 4)`);
});
afterAll(() => api.close());

/** Generates days near today and near the last bookable one. */
const day = fc
  .oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: horizonDays - 6, max: horizonDays }))
  .map((days) => addDays(today, days));
const monthDay = fc.constantFrom('01-10', '03-12', '03-15', '09-14', '11-30');
const rules = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 3 }),
  season: fc.option(fc.tuple(monthDay, monthDay)),
  minNights: fc.integer({ min: 1, max: 3 }),
  cutoffHours: fc.integer({ min: 0, max: 60 }),
  maxUnits: fc.integer({ min: 1, max: 6 }),
  pool: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const counter = fc.record({
  pool: fc.nat({ max: 2 }),
  day,
  slot: fc.constantFrom('', '07:00', '16:00'),
  capacity: fc.integer({ min: 0, max: 8 }),
  taken: fc.integer({ min: 0, max: 8 }),
});
const closure = fc.record({ pool: fc.nat({ max: 2 }), day, days: fc.nat({ max: 2 }) });
const trip = fc
  .record({
    from: day,
    nights: fc.option(fc.integer({ min: 1, max: 4 })),
    guests: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ from, nights, guests }): Trip => ({
    from,
    to: nights === null ? null : addDays(from, nights),
    party: { guests, ages: [] },
  }));
const world = fc.record({
  rules: fc.array(rules, { minLength: 6, maxLength: 6 }),
  capacities: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 3, maxLength: 3 }),
  counters: fc.uniqueArray(counter, {
    maxLength: 40,
    selector: ({ pool, day: on, slot }) => `${pool} ${on} ${slot}`,
  }),
  closures: fc.array(closure, { maxLength: 2 }),
  trips: fc.array(trip, { minLength: 8, maxLength: 8 }),
  // Booking closes to the second.
  seconds: fc.integer({ min: 0, max: 86_399 }),
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

const poolKey = (pool: number) => 9_000 + pool;

/** Stores the rules, shared resources, counters and closures of a world. */
async function arrange({ rules: ruleOf, capacities, counters, closures }: World, now: Date): Promise<void> {
  const { db } = api;
  await db.execute(sql`TRUNCATE availability_rules, option_resources, inventory, blackouts`);
  await db.execute(sql`DELETE FROM resources`);
  await db.insert(resources).values(
    capacities.map((capacity, pool) => ({
      primaryKey: poolKey(pool),
      name: 'Pool',
      kind: 'place' as const,
      capacity,
    })),
  );
  const options = await listOffers(db, { experiencePks });
  for (const [index, { optionPk }] of options.entries()) {
    const rule = ruleOf[index % ruleOf.length];
    if (!rule) throw new Error('every option has a rule');
    const { pool, quantity, season, ...own } = rule;
    await db.insert(availabilityRules).values({
      ...own,
      optionPk,
      seasonFrom: season?.[0] ?? null,
      seasonTo: season?.[1] ?? null,
      extraGuestPaise: 0,
      childBands: [],
      onRequest: false,
      requiredDocument: null,
    });
    await db.insert(optionResources).values({ optionPk, resourcePk: poolKey(pool), quantity });
  }
  const rows = counters.map(({ pool, taken, capacity, ...row }) => ({
    ...row,
    resourcePk: poolKey(pool),
    capacity,
    sold: Math.min(taken, capacity),
  }));
  if (rows.length > 0) await db.insert(inventory).values(rows);
  for (const { pool, day: fromDay, days } of closures) {
    await db
      .insert(blackouts)
      .values({ resourcePk: poolKey(pool), fromDay, toDay: addDays(fromDay, days), reason: 'Repairs' });
  }
  await refreshOptionCalendars(() => now)(db, new Map([['experiences', experiencePks]]));
}

/** Returns the experiences that the rules, applied offer by offer, let the party book on one of the days. */
async function judged(search: Trip, now: Date): Promise<Set<number>> {
  const offers = await listOffers(api.db, { experiencePks });
  const free = freeUnits(
    await listCounters(api.db, [0, 1, 2].map(poolKey), search.from, addDays(search.from, 10)),
  );
  const fits = offers.filter((offer) => bookableTrips(offer, search, free, now).length > 0);
  return new Set(fits.map(({ experiencePk }) => experiencePk));
}

it('the search matches the rules applied one by one, for any rules, counters and trips', async () => {
  let bookable = 0;
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const now = new Date(Date.parse(`${today}T00:00:00+05:30`) + given.seconds * 1_000);
      expect(bookableDays(now).first).toBe(indiaDate(now));
      await arrange(given, now);
      for (const one of given.trips) {
        const wanted = await judged(one, now);
        expect(new Set(await listBookable(api.db, one, now))).toEqual(wanted);
        bookable += wanted.size;
      }
    }),
    { seed: 35, numRuns: Number(process.env['RUNS'] ?? 60) },
  );
  expect(bookable).toBeGreaterThan(50);
});
