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

/** Coupons with their terms, which a page of the site shows in full. */
export const coupons = [
  {
    key: 1,
    code: 'MONSOON10',
    percent: 10,
    terms:
      'Ten percent off the price before tax of any stay or activity booked online between the dates shown, for travel on any open date. Once a person, extras excepted. It adds to the member rate, and comes back to you if your hold ends without a payment.',
    startsOn: '2026-06-01',
    endsOn: '2027-03-31',
  },
] as const;
