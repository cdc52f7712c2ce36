import { sampleData } from '@kaadu/sample-data';
import { priceTrip } from '../features/availability';
import { experienceOptions } from '../features/catalogue';
import { columnValues } from '../platform/editing/record-columns';
import { gstRates } from '../platform/money/gst-rates';
import { ruleRows } from './availability-rows';

/** Returns the price of a child as third guest in the first room of a stay, in rupees before tax. */
function extraRupees(url: string, age: number): number {
  const experience = sampleData.experiences.find((one) => one.url === url);
  const [option] = experience?.options ?? [];
  const [rules] = experience ? ruleRows(sampleData, experience) : [];
  if (!option || !rules) throw new Error(`The sample has no stay ${url}`);
  const { lines } = priceTrip({
    option: {
      ...columnValues(experienceOptions, option),
      ...rules,
      isStay: true,
      memberPercent: 0,
      seasons: [],
      dayRates: new Map(),
      inHomeState: true,
    },
    trip: { from: '2026-03-10', to: '2026-03-11', party: { guests: 3, ages: [age] } },
    isMember: false,
    taxRates: gstRates,
  });
  return (lines.find(({ kind }) => kind === 'extra_guest')?.amount ?? 0) / 100;
}

// Derived from the text of each stay's policy. Without a price in it, an adult pays a quarter of the room, in
// hundreds.
test.each([
  ['hosabale-estate-homestay-coorg', { 5: 0, 6: 650, 12: 650, 13: 1_300 }],
  ['mugilu-treehouse-madikeri', { 10: 1_320, 14: 1_320, 15: 2_200 }],
  ['mattimara-jungle-lodge-kabini', { 4: 0, 5: 1_800, 12: 1_800, 13: 3_600 }],
  ['tavare-lake-cottages-kabini', { 7: 0, 8: 900, 14: 900, 15: 1_200 }],
  ['bandegudda-farm-anegundi-hampi', { 6: 0, 7: 700 }],
  ['drakshi-vineyard-farm-nandi-hills', { 4: 0, 5: 800 }],
  ['attigundi-house-chikmagalur', { 4: 0, 5: 1_200, 12: 1_200, 13: 2_000 }],
  ['kesave-homestay-sakleshpur', { 4: 0, 5: 500, 10: 500, 11: 1_000 }],
  ['hinneeru-cottages-sharavathi-backwaters', { 5: 0, 6: 900, 12: 900, 13: 1_500 }],
  ['rhododendron-lodge-ketti-ooty', { 6: 0, 7: 1_400, 14: 1_400, 15: 2_000 }],
  ['thistlemere-tea-bungalow-coonoor', { 8: 2_000, 12: 2_000, 13: 2_500 }],
  ['aracode-homestay-kotagiri', { 7: 0, 8: 600 }],
  ['kaattumaram-treehouses-vythiri', { 6: 1_800, 12: 1_800, 13: 3_000 }],
  ['vayal-farm-panamaram-wayanad', { 5: 0, 6: 700, 12: 700, 13: 1_000 }],
  ['gap-ridge-house-munnar', { 4: 0, 5: 1_900, 12: 1_900, 13: 2_500 }],
  ['dindiga-jungle-lodge-bandipur', { 4: 0, 5: 2_800, 12: 2_800, 13: 4_000 }],
  ['karadi-bungalow-valparai', { 5: 1_600, 12: 1_600, 13: 2_500 }],
  ['ale-cottages-kudle-gokarna', { 7: 0, 8: 500 }],
  ['kandla-estuary-house-honnavar', { 5: 0, 6: 800, 12: 800, 13: 1_000 }],
  ['mangatte-river-lodge-dandeli', { 4: 0, 5: 1_500, 12: 1_500, 13: 2_000 }],
  ['maison-badam-pondicherry', { 6: 0, 7: 700 }],
  ['kaveri-thota-riverside-siddapura-coorg', { 5: 0, 6: 900, 12: 900, 13: 1_500 }],
])('child prices at %s match its policy', (url, rupees) => {
  const ages = Object.keys(rupees).map(Number);
  expect(Object.fromEntries(ages.map((age) => [age, extraRupees(url, age)]))).toEqual(rupees);
});
