import { filterNames, listingSorts } from '@kaadu/contracts';
import fc from 'fast-check';
import { type BlockColumns, toBlock } from './block';
import { countMatches } from './count-matches';
import type { Wanted } from './mark-rows';
import { pickPage } from './pick-page';

/** The same worlds in every run. */
const seed = 35;

const noOptions = {
  rows: new Uint16Array(),
  calendars: new Int32Array(),
  slotCodes: new Uint16Array(),
  codeOf: new Map(),
  resources: new Int32Array(),
  quantities: new Int32Array(),
  users: new Uint32Array(),
};
const choice = fc.integer({ min: 1, max: 3 });
const choices = fc.uniqueArray(choice, { maxLength: 3 });
const experience = fc.record({
  price: fc.integer({ min: 0, max: 12 }).map((rupees) => rupees * 100),
  rank: fc.integer({ min: -2, max: 2 }),
  added: fc.integer({ min: 0, max: 3 }),
  rating: fc.option(fc.constantFrom(0, 3.5, 4, 5)),
  destinations: choice,
  stay_types: fc.option(choice),
  durations: choice,
  activities: choices,
  themes: choices,
  isBookable: fc.boolean(),
});
type Experience = typeof experience extends fc.Arbitrary<infer Value> ? Value : never;
/** They overlap and leave a gap. */
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
  }),
  range: fc.constantFrom([0, 12] as const, [2, 8] as const, [7, 7] as const),
  found: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 70 }), { maxLength: 50 })),
  onDates: fc.boolean(),
});

const blockSize = 16;
const keyOf = (index: number) => index + 1;

function columnsOf(some: readonly Experience[], firstKey: number): BlockColumns {
  return {
    keys: some.map((_, index) => firstKey + index),
    prices: some.map(({ price }) => price),
    ranks: some.map(({ rank }) => rank),
    added: some.map(({ added }) => added),
    ratings: some.map(({ rating }) => rating),
    destinations: some.map(({ destinations }) => destinations),
    stay_types: some.map(({ stay_types }) => stay_types),
    durations: some.map(({ durations }) => durations),
    activities: some.map(({ activities }) => activities),
    themes: some.map(({ themes }) => themes),
  };
}

/** The experiences in blocks, with what can be booked of each. */
function inBlocks(all: readonly Experience[], onDates: boolean) {
  const starts = Array.from({ length: Math.ceil(all.length / blockSize) }, (_, index) => index * blockSize);
  const parts = starts.map((start) => all.slice(start, start + blockSize));
  return {
    blocks: parts.map((part, index) => toBlock(columnsOf(part, keyOf(starts[index] ?? 0)), noOptions)),
    bookable: onDates
      ? parts.map((part) => Uint8Array.from(part, ({ isBookable }) => (isBookable ? 1 : 0)))
      : null,
  };
}

function choicesOf(one: Experience) {
  return {
    destinations: [one.destinations],
    activities: one.activities,
    themes: one.themes,
    stay_types: one.stay_types === null ? [] : [one.stay_types],
    durations: [one.durations],
    budgets: bands.filter(({ from, to }) => from <= one.price && one.price < to).map(({ key }) => key),
  };
}

/** What matches all filters, or all but one, judged one by one. */
function judged(all: readonly Experience[], { filters }: Wanted, onDates: boolean, but?: string) {
  const [low, high] = filters.range;
  return all
    .map((one, index) => ({ ...one, key: keyOf(index) }))
    .filter(({ key }) => filters.found?.includes(key) ?? true)
    .filter(({ price, isBookable }) => low * 100 <= price && price <= high * 100 && (isBookable || !onDates))
    .filter((one) =>
      filterNames.every((name) => {
        const selected = filters.selected[name];
        return (
          name === but || selected.length === 0 || choicesOf(one)[name].some((key) => selected.includes(key))
        );
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

const world = fc.tuple(fc.array(experience, { maxLength: 60 }), wish);

it('counts each choice given the other filters, as judging one by one does', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ([all, { onDates, ...filters }]) => {
      const wanted = { filters: { ...filters, trip: null }, bands };
      const { total, facets } = await countMatches(inBlocks(all, onDates), wanted);
      expect(total).toBe(judged(all, wanted, onDates).length);
      for (const name of filterNames) {
        const given = judged(all, wanted, onDates, name);
        for (const key of [1, 2, 3]) {
          const expected = given.filter((one) => choicesOf(one)[name].includes(key)).length;
          expect([name, key, facets[name].get(key) ?? 0]).toEqual([name, key, expected]);
        }
      }
    }),
    { seed },
  );
});

it('has pages in every order, as sorting everything does', async () => {
  await fc.assert(
    fc.asyncProperty(
      world,
      fc.constantFrom(...listingSorts),
      async ([all, { onDates, ...filters }], sort) => {
        const wanted = { filters: { ...filters, trip: null }, bands };
        const { found } = filters;
        const valueOf = (one: Experience & { key: number }) =>
          found && sort === 'recommended' ? found.indexOf(one.key) : orders[sort](one);
        const expected = judged(all, wanted, onDates)
          .toSorted((a, b) => valueOf(a) - valueOf(b) || a.key - b.key)
          .map(({ key }) => key);
        const page = (offset: number) =>
          pickPage(inBlocks(all, onDates), wanted, { sort, offset, limit: 10 });
        expect([...(await page(0)), ...(await page(10))]).toEqual(expected.slice(0, 20));
      },
    ),
    { seed },
  );
});
