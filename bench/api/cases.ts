import { addDays, indiaDate } from '../../packages/api/src/platform/money/india-date';

/** Typical search input: common and rare words, prefixes, typing errors, several words. */
export const searches = [
  'coorg',
  'karnataka',
  'farm stay',
  'jungle',
  'tree house',
  'trek',
  'kay',
  'ka',
  'misty',
  'safari',
  'hosahalli',
  'kadupura',
  'kalamane',
  'coorg coffee',
  'kabini jungle lodge',
  'rafting',
  'wild elephants',
  'trekkng',
  'kabnii',
  'safri',
  'cofee farm',
  'homstay',
  'wayand',
  'reef dive',
  'night walk',
  'red earth bungalow',
  'quiet river cottage',
  'granite climb',
  'fireflies',
  'zzxxqq',
  'm',
  'monsoon waterfalls coorg',
];

type ListingCase = Readonly<Record<string, string>>;

export const threeFilters: readonly ListingCase[] = [
  { destinations_pk: '1,2', activities_pk: '1,2,3', themes_pk: '1,2', sort: 'price_low' },
  { destinations_pk: '1', activities_pk: '2', durations_pk: '1', page: '2' },
  { themes_pk: '1,3', stay_type_pk: '1,2', budgets_pk: '2,3', sort: 'rating' },
  { activities_pk: '4,5', durations_pk: '1,2', budgets_pk: '1,2', sort: 'newest', page: '3' },
  { destinations_pk: '30', activities_pk: '19', themes_pk: '8', sort: 'rating' },
];

export const fewFilters: readonly ListingCase[] = [
  {},
  { sort: 'price_high', page: '400' },
  { destinations_pk: '31,32', page: '20', sort: 'newest' },
];

/** Returns the cases for a weekend, a longer stay and one day, some weeks ahead. */
export function onDates(cases: readonly ListingCase[]): ListingCase[] {
  const today = indiaDate(new Date());
  const trips: readonly ListingCase[] = [
    { from: addDays(today, 12), to: addDays(today, 14), guests: '2' },
    { from: addDays(today, 30), to: addDays(today, 35), guests: '4' },
    { from: addDays(today, 20), guests: '1' },
  ];
  return cases.map((one, index) => ({ ...one, ...trips[index % trips.length] }));
}
