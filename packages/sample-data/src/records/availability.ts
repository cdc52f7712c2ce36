/** Days with higher rates everywhere: the main holidays. */
export const peakSeasons = [
  { name: 'Year end', fromDay: '2026-12-20', toDay: '2027-01-03', weekdays: [], percent: 25 },
  { name: 'Summer holidays', fromDay: '2027-04-10', toDay: '2027-05-31', weekdays: [], percent: 15 },
  { name: 'Dasara', fromDay: '2027-10-02', toDay: '2027-10-17', weekdays: [], percent: 20 },
  { name: 'Year end', fromDay: '2027-12-20', toDay: '2028-01-03', weekdays: [], percent: 25 },
] as const;

/** Higher rate of stays on Fridays and Saturdays. */
export const weekendRate = {
  name: 'Weekend',
  fromDay: '2026-01-01',
  toDay: '2028-12-31',
  weekdays: [5, 6],
  percent: 10,
};

const terms =
  '10% off the price before tax of any stay or activity that you book online between the dates shown, for travel on any open date. Each person can use it once. It does not apply to add-ons. The member rate also applies, and you can use the code again if your hold ends without a payment.';

/** Coupons with their terms, which a page of the site shows in full. Each is valid in the season that it is named after. */
export const coupons = [
  { key: 1, code: 'MONSOON10', percent: 10, terms, startsOn: '2027-06-01', endsOn: '2027-09-30' },
  { key: 2, code: 'WINTER10', percent: 10, terms, startsOn: '2026-11-01', endsOn: '2027-02-28' },
] as const;
