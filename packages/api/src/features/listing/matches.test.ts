import { listingSorts, traitChoices } from '@kaadu/contracts';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { addDays } from '../../platform/money/india-date';
import { experiences } from '../catalogue';
import { loadChoices, type ListingChoices } from './choices-repository';
import { countMatches } from './count-matches';
import { countedNames } from './filter-names';
import { listMatches } from './list-matches';
import type { Wanted } from './match-conditions';

const most = 60;
const keyOf = (index: number) => index + 1;

let api: TestApi;
let choicesOfSite: ListingChoices;
beforeAll(async () => {
  api = await startTestApi();
  choicesOfSite = await loadChoices(api.db);
  const [one] = await api.db.select().from(experiences).limit(1);
  if (!one) throw new Error('the sample has experiences');
  const { freeCancellationDays: _, ...row } = one;
  const copies = Array.from({ length: most }, (_, index) => ({ ...row, primaryKey: keyOf(index) }));
  await api.db.insert(experiences).values(copies).onConflictDoNothing();
});
afterAll(() => api.close());

const seed = 35;
const today = '2026-03-10';

const choice = fc.integer({ min: 1, max: 3 });
const choices = fc.uniqueArray(choice, { maxLength: 3 });
const experience = fc.record({
  price: fc.integer({ min: 0, max: 12 }).map((rupees) => rupees * 100),
  rank: fc.integer({ min: -2, max: 2 }),
  added: fc.integer({ min: 0, max: 3 }),
  rating: fc.option(fc.constantFrom(0, 3.5, 4, 4.4, 5)),
  isStay: fc.boolean(),
  distance: fc.constantFrom(60, 100, 101, 250, 400, 520),
  /** Days before the start until which cancelling is free. */
  freeDays: fc.option(fc.constantFrom(0, 3, 7)),
  destinations: choice,
  stay_types: fc.option(choice),
  durations: choice,
  activities: choices,
  themes: choices,
  amenities: choices,
  isBookable: fc.boolean(),
});
type Experience = typeof experience extends fc.Arbitrary<infer Value> ? Value : never;
/** The bands overlap and leave a gap. */
const bands = [
  { key: 1, from: 0, to: 400 },
  { key: 2, from: 300, to: 700 },
  { key: 3, from: 900, to: 1_300 },
];
const wish = fc.record({
  selected: fc.record({
    destinations: choices,
    activities: choices,
    themes: choices,
    stay_types: choices,
    durations: choices,
    budgets: choices,
    kinds: fc.uniqueArray(fc.constantFrom(1, 2), { maxLength: 1 }),
    cancellations: fc.uniqueArray(fc.constant(1), { maxLength: 1 }),
    ratings: fc.uniqueArray(fc.constantFrom(...traitChoices.ratings), { maxLength: 2 }),
    distances: fc.uniqueArray(fc.constantFrom(...traitChoices.distances), { maxLength: 2 }),
    amenities: choices,
  }),
  /** Days from today to the trip; null: no dates. */
  startsIn: fc.option(fc.constantFrom(0, 3, 4, 30)),
  range: fc.constantFrom([0, 12] as const, [2, 8] as const, [7, 7] as const),
  found: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 70 }), { maxLength: 50 })),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

/** Writes the experiences of a world. All others get a negative price, which no range includes. */
async function arrange(all: readonly Experience[]): Promise<void> {
  const rows = all.map((one, index) => ({ ...one, key: keyOf(index), added: `2026-01-0${one.added + 1}` }));
  await api.db.transaction(async (tx) => {
    // A world's choices need not exist.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`UPDATE experiences SET card_total = -1`);
    await tx.execute(sql`
      UPDATE experiences SET card_total = price, editor_rank = rank, added_at = added, rating_average = rating,
        destination_pk = destinations, stay_type_pk = stay_types, duration_pk = durations, activity_pks = activities,
        theme_pks = themes, amenity_pks = amenities, is_stay = "isStay", distance_km = distance,
        content = jsonb_set(content, '{cancellation}', CASE WHEN "freeDays" IS NULL THEN '[]'::jsonb
          ELSE jsonb_build_array(jsonb_build_object('days_before', "freeDays", 'refund_percent', 100)) END)
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (key int, price int, rank int, added date,
        rating float, destinations int, stay_types int, durations int, activities int[], themes int[],
        amenities int[], "isStay" boolean, distance int,
        "freeDays" int)
      WHERE primary_key = key`);
  });
}

/** Builds the query for a world. */
function wantedOf(all: readonly Experience[], { startsIn, ...filters }: Wish): Wanted {
  const party = { guests: 2, ages: [] };
  const bookable = all.flatMap(({ isBookable }, index) => (isBookable ? [keyOf(index)] : []));
  return {
    filters: {
      ...filters,
      trip: startsIn === null ? null : { from: addDays(today, startsIn), to: null, party },
    },
    choices: { ...choicesOfSite, bands },
    bookable: startsIn === null ? null : bookable,
    today,
  };
}

/** Whether cancelling is free until a day after today. */
function cancelsFreely({ freeDays }: Experience, { filters: { trip } }: Wanted): boolean {
  return freeDays !== null && (trip === null || addDays(trip.from, -freeDays) > today);
}

function choicesOf(one: Experience, wanted: Wanted) {
  return {
    destinations: [one.destinations],
    activities: one.activities,
    themes: one.themes,
    amenities: one.amenities,
    stay_types: one.stay_types === null ? [] : [one.stay_types],
    kinds: [one.isStay ? 1 : 2],
    cancellations: cancelsFreely(one, wanted) ? [1] : [],
    ratings: traitChoices.ratings.filter((tenths) => one.rating !== null && one.rating * 10 >= tenths),
    distances: traitChoices.distances.filter((km) => one.distance <= km),
    durations: [one.durations],
    budgets: bands.filter(({ from, to }) => from <= one.price && one.price < to).map(({ key }) => key),
  };
}

/** Filters experiences one by one, by all filters or all but one. */
function judged(all: readonly Experience[], wanted: Wanted, but?: string) {
  const { filters, bookable } = wanted;
  const [low, high] = filters.range;
  return all
    .map((one, index) => ({ ...one, key: keyOf(index) }))
    .filter(({ key }) => filters.found?.includes(key) ?? true)
    .filter(({ key }) => bookable?.includes(key) ?? true)
    .filter(({ price }) => low * 100 <= price && price <= high * 100)
    .filter((one) =>
      countedNames.every((name) => {
        const selected = filters.selected[name];
        const own: readonly number[] = choicesOf(one, wanted)[name];
        const isAmong = (key: number) => own.includes(key);
        if (name === 'amenities') return selected.every(isAmong);
        return name === but || selected.length === 0 || selected.some(isAmong);
      }),
    );
}

const orders = {
  recommended: ({ rank }: Experience) => -rank,
  price_low: ({ price }: Experience) => price,
  price_high: ({ price }: Experience) => -price,
  rating: ({ rating }: Experience) => (rating === null ? 1 : -rating),
  newest: ({ added }: Experience) => -added,
};

const world = fc.tuple(fc.array(experience, { maxLength: most }), wish);

it('choice counts given the other filters equal those of a naive evaluation', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ([all, wishes]) => {
      await arrange(all);
      const wanted = wantedOf(all, wishes);
      const { total, facets } = await countMatches(api.db, wanted);
      expect(total).toBe(judged(all, wanted).length);
      for (const name of countedNames) {
        const given = judged(all, wanted, name);
        const keys: readonly number[] =
          name in traitChoices ? [...wanted.choices.known[name].keys()] : [1, 2, 3];
        for (const key of keys) {
          const own = (one: Experience): readonly number[] => choicesOf(one, wanted)[name];
          const expected = given.filter((one) => own(one).includes(key)).length;
          expect([name, key, facets[name].get(key) ?? 0]).toEqual([name, key, expected]);
        }
      }
    }),
    { seed, numRuns: 40 },
  );
});

it('pages in every order equal those of a naive sort', async () => {
  await fc.assert(
    fc.asyncProperty(world, fc.constantFrom(...listingSorts), async ([all, wishes], sort) => {
      await arrange(all);
      const wanted = wantedOf(all, wishes);
      const { found } = wishes;
      const valueOf = (one: Experience & { key: number }) =>
        found && sort === 'recommended' ? found.indexOf(one.key) : orders[sort](one);
      const expected = judged(all, wanted)
        .toSorted((a, b) => valueOf(a) - valueOf(b) || a.key - b.key)
        .map(({ key }) => key);
      const page = (offset: number) => listMatches(api.db, wanted, { sort, offset, limit: 10 });
      expect([...(await page(0)), ...(await page(10))]).toEqual(expected.slice(0, 20));
    }),
    { seed, numRuns: 40 },
  );
});
