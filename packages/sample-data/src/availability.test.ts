import { sampleData, type SampleExperience } from './index';

const { availability, experiences } = sampleData;
const rules = Object.entries(availability);
const experienceOf = (key: string | number) => experiences.find((one) => one.key === Number(key));
const stays = experiences.filter(({ is_stay }) => is_stay);

/** Returns all texts about an experience that a traveller reads. */
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
  'the options of %s share their departure pool',
  (key, { sharedPool }) => {
    const options = experienceOf(key)?.options ?? [];
    expect(options.length).toBeGreaterThan(1);
    const slots = options.flatMap((option) => option.slots);
    expect(new Set(slots).size).toBeLessThan(slots.length);
    for (const { max_guests } of options) expect(sharedPool?.capacity).toBeGreaterThanOrEqual(max_guests);
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

test.each(stays.map((stay) => [stay.url, stay] as const))(
  'the child bands of %s are those of its policy',
  (_url, { key, child_policy }) => {
    const policy = child_policy ?? '';
    const { extraGuest, childBands = [] } = availability[key] ?? {};
    const free = /Under (\d+) free/.exec(policy);
    const paying = /(\d+) to (\d+)/.exec(policy);
    const share = /(\d+) %/.exec(policy)?.[1] ?? (/half/.test(policy) ? '50' : undefined);
    const rupees = /₹([\d,]+)/.exec(policy)?.[1]?.replace(',', '');
    expect(childBands).toEqual([
      ...(free ? [{ toAge: Number(free[1]) - 1, percent: 0 }] : []),
      ...(paying ? [{ toAge: Number(paying[2]), percent: expect.any(Number) }] : []),
    ]);
    if (paying && share) expect(childBands.at(-1)?.percent).toBe(Number(share));
    // Without an age, the price applies to every guest beyond those included; otherwise see
    // `child-prices.test.ts` of the API.
    if (rupees && !paying) expect(extraGuest).toBe(Number(rupees));
  },
);

test('a fresh install has on-request products, required documents, minimum nights and seasons', () => {
  const count = (test: (rule: (typeof rules)[number][1]) => boolean) =>
    rules.filter(([, rule]) => test(rule)).length;
  expect(count(({ onRequest }) => onRequest === true)).toBeGreaterThanOrEqual(2);
  expect(count(({ requiredDocument }) => requiredDocument !== undefined)).toBeGreaterThanOrEqual(4);
  expect(count(({ minNights = 1 }) => minNights > 1)).toBeGreaterThanOrEqual(3);
  expect(count(({ season }) => season !== undefined)).toBeGreaterThanOrEqual(12);
});

test('an offer named after the monsoon is valid in the monsoon only', () => {
  const months = sampleData.coupons
    .filter(({ code }) => code.startsWith('MONSOON'))
    .flatMap(({ startsOn, endsOn }) => [startsOn.slice(5, 7), endsOn.slice(5, 7)]);
  expect(months).toEqual(['06', '09']);
});
