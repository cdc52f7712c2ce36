import { sampleData, type SampleExperience } from './index';

const { availability, experiences } = sampleData;
const rules = Object.entries(availability);
const experienceOf = (key: string | number) => experiences.find((one) => one.key === Number(key));
const stays = experiences.filter(({ isStay }) => isStay);

/** Everything that a traveller reads about an experience. */
const textOf = (experience: SampleExperience) => JSON.stringify(experience).replaceAll(',', '');

test('every rule is of an experience that exists', () => {
  expect(rules.map(([key]) => key).filter((key) => !experienceOf(key))).toEqual([]);
});

test('seasons are days of the calendar, and closed weekdays leave some open', () => {
  for (const [, { season, weekdays }] of rules) {
    for (const day of season ?? []) {
      expect(new Date(`2028-${day}T00:00:00Z`).toISOString().slice(5, 10)).toBe(day);
    }
    if (!weekdays) continue;
    expect(weekdays.every((day) => day >= 1 && day <= 7)).toBe(true);
    expect(new Set(weekdays).size).toBe(weekdays.length);
    expect(weekdays.length).toBeGreaterThan(0);
  }
});

test.each(rules.filter(([, { sharedPool }]) => sharedPool))(
  'the options of %s share what they leave from at the same time',
  (key, { sharedPool }) => {
    const options = experienceOf(key)?.options ?? [];
    expect(options.length).toBeGreaterThan(1);
    const slots = options.flatMap((option) => option.slots);
    expect(new Set(slots).size).toBeLessThan(slots.length);
    for (const { maxGuests } of options) expect(sharedPool?.capacity).toBeGreaterThanOrEqual(maxGuests);
    const apart = options.reduce((sum, option) => sum + option.capacity, 0);
    expect(sharedPool?.capacity).toBeLessThan(apart);
  },
);

test.each(rules)('the add-ons of %s cost what its texts say', (key, { addOns = [] }) => {
  const experience = experienceOf(key);
  const text = experience ? textOf(experience) : '';
  expect(
    addOns.filter(({ price }) => !new RegExp(`₹${price}(?!\\d)`).test(text)).map(({ name }) => name),
  ).toEqual([]);
});

/** Percent that a child of an age pays of the extra guest’s price. */
function percentAt(key: number, age: number): number {
  return availability[key]?.childBands?.find(({ toAge }) => age <= toAge)?.percent ?? 100;
}

test.each(stays.map((stay) => [stay.url, stay] as const))(
  'children pay at %s what its policy says',
  (_url, stay) => {
    const policy = stay.childPolicy ?? '';
    const { extraGuest = 0 } = availability[stay.key] ?? {};
    const free = /Under (\d+) free/.exec(policy);
    if (free) {
      expect(percentAt(stay.key, Number(free[1]) - 1)).toBe(0);
      expect(percentAt(stay.key, Number(free[1]))).toBeGreaterThan(0);
    }
    const band = /(\d+) to (\d+)/.exec(policy);
    for (const age of (band ?? []).slice(1).map(Number)) {
      const share = /(\d+) %/.exec(policy)?.[1] ?? (/half/.test(policy) ? '50' : undefined);
      const rupees = /₹([\d,]+)/.exec(policy)?.[1]?.replace(',', '');
      const expected = share ? { percent: Number(share) } : { rupees: Number(rupees) };
      const percent = percentAt(stay.key, age);
      expect({ percent, rupees: (extraGuest * percent) / 100 }).toMatchObject(expected);
    }
    if (band) expect(percentAt(stay.key, Number(band[2]) + 1)).toBe(100);
    const everybody = /(?:others|mattress|bed) ₹(\d+)/.exec(policy)?.[1];
    if (everybody) expect([extraGuest, percentAt(stay.key, 12)]).toEqual([Number(everybody), 100]);
  },
);

test('a fresh install has on-request products, documents to give, minimum nights and seasons', () => {
  const count = (test: (rule: (typeof rules)[number][1]) => boolean) =>
    rules.filter(([, rule]) => test(rule)).length;
  expect(count(({ onRequest }) => onRequest === true)).toBeGreaterThanOrEqual(2);
  expect(count(({ requiredDocument }) => requiredDocument !== undefined)).toBeGreaterThanOrEqual(4);
  expect(count(({ minNights = 1 }) => minNights > 1)).toBeGreaterThanOrEqual(3);
  expect(count(({ season }) => season !== undefined)).toBeGreaterThanOrEqual(12);
});
