import { sampleData } from '.';

const { activities, activityGroups, budgets, destinations, durations, experiences, guides, stories } =
  sampleData;
const stays = experiences.filter((experience) => experience.is_stay);
const outings = experiences.filter((experience) => !experience.is_stay);

const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length;
const storyTexts = (story: (typeof stories)[number]) => story.sections.flatMap((part) => part.paragraphs);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Whether a text is a calendar day, such as `2026-03-10`. */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const inner of Object.values(value)) yield* strings(inner);
}

test('a fresh install has enough records of every kind', () => {
  expect(destinations.length).toBeGreaterThanOrEqual(26);
  expect(activities.length).toBeGreaterThanOrEqual(16);
  expect(activityGroups).toHaveLength(4);
  expect(sampleData.themes).toHaveLength(8);
  expect(sampleData.stayTypes.length).toBeGreaterThanOrEqual(6);
  expect(durations).toHaveLength(5);
  expect(budgets.length).toBeGreaterThanOrEqual(4);
  expect(stays.length).toBeGreaterThanOrEqual(34);
  expect(outings.length).toBeGreaterThanOrEqual(28);
  expect(stories.length).toBeGreaterThanOrEqual(18);
  expect(guides.length).toBeGreaterThanOrEqual(12);
  expect(sampleData.faqs).toHaveLength(8);
});

test.each([
  ['destinations', destinations.map((record) => [record.key, record.slug])],
  ['activities', activities.map((record) => [record.key, record.page_url])],
  ['experiences', experiences.map((record) => [record.key, record.url])],
  ['stories', stories.map((record) => [record.key, record.url])],
  ['guides', guides.map((record) => [record.key, record.url])],
])('keys and urls of %s are unique and the urls are slugs', (_name, pairs) => {
  expect(repeated(pairs.map(([key]) => String(key)))).toEqual([]);
  const urls = pairs.map(([, url]) => String(url));
  expect(repeated(urls)).toEqual([]);
  expect(urls.filter((url) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url))).toEqual([]);
});

test.each([
  ['destinations', destinations.map((record) => record.key)],
  ['activities', activities.map((record) => record.key)],
  ['amenities', sampleData.amenities.map((record) => record.key)],
  ['themes', sampleData.themes.map((record) => record.key)],
  ['stay types', sampleData.stayTypes.map((record) => record.key)],
  ['durations', durations.map((record) => record.key)],
])('every record of %s has at least one experience', (kind, keys) => {
  const used = new Set(
    experiences.flatMap((experience): readonly (number | null)[] => {
      if (kind === 'destinations') return [experience.destination_pk];
      if (kind === 'activities') return experience.activity_pks;
      if (kind === 'amenities') return experience.amenity_pks;
      if (kind === 'themes') return experience.theme_pks;
      return [kind === 'stay types' ? experience.stay_type_pk : experience.duration_pk];
    }),
  );
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test('every reference resolves to a record', () => {
  const has = (records: readonly { readonly key: number }[]) => {
    const keys = new Set(records.map((record) => record.key));
    return (key: number) => keys.has(key);
  };
  const groups = activityGroups.map((group) => group.key);
  expect(activities.filter((activity) => !groups.includes(activity.group_key))).toEqual([]);
  for (const experience of experiences) {
    expect([experience.destination_pk].every(has(destinations))).toBe(true);
    expect([experience.duration_pk].every(has(durations))).toBe(true);
    expect(experience.activity_pks.every(has(activities))).toBe(true);
    expect(experience.theme_pks.every(has(sampleData.themes))).toBe(true);
    expect(experience.amenity_pks.every(has(sampleData.amenities))).toBe(true);
    for (const { amenity_pks } of experience.options)
      expect(experience.amenity_pks).toEqual(expect.arrayContaining([...amenity_pks]));
    expect(experience.is_stay).toBe(experience.stay_type_pk !== null);
    if (experience.stay_type_pk !== null)
      expect(has(sampleData.stayTypes)(experience.stay_type_pk)).toBe(true);
  }
  expect(guides.every((guide) => has(destinations)(guide.destination_pk))).toBe(true);
  for (const { destination_pk } of stories)
    if (destination_pk !== null) expect(has(destinations)(destination_pk)).toBe(true);
});

test('budgets have no gaps or overlaps', () => {
  for (const [index, budget] of budgets.entries()) {
    expect(budget.from).toBe(index === 0 ? 0 : budgets[index - 1]?.to);
    expect(budget.to).toBeGreaterThan(budget.from);
  }
});

test.each(guides.map((guide) => [guide.url, guide]))('the guide to %s is complete', (_url, guide) => {
  expect(guide.places.length).toBeGreaterThanOrEqual(5);
  expect(guide.thingsToDo.length).toBeGreaterThanOrEqual(4);
  expect(guide.how_to_get_there.map((journey) => journey.mode)).toEqual(['road', 'rail', 'air']);
  expect(guide.months).toHaveLength(12);
  for (const { high, rain } of guide.months) {
    expect(high).toBeGreaterThan(10);
    expect(high).toBeLessThan(43);
    expect(rain).toBeGreaterThanOrEqual(0);
    expect(rain).toBeLessThan(2600);
  }
  expect(guide.months.some((month) => month.verdict === 'best')).toBe(true);
  expect(guide.faqs.length).toBeGreaterThanOrEqual(3);
  expect(words(guide.intro)).toBeGreaterThanOrEqual(90);
  expect(words(guide.best_time)).toBeGreaterThanOrEqual(50);
});

test.each(stories.map((story) => [story.url, story]))(
  'the story %s has the length of an essay',
  (_url, story) => {
    expect(story.sections.length).toBeGreaterThanOrEqual(4);
    expect(story.sections.length).toBeLessThanOrEqual(7);
    expect(words(storyTexts(story))).toBeGreaterThanOrEqual(600);
    expect(words(storyTexts(story))).toBeLessThanOrEqual(1050);
  },
);

test.each(experiences.map((experience) => [experience.url, experience]))(
  '%s has all its texts',
  (_url, experience) => {
    expect(words(experience.description)).toBeGreaterThanOrEqual(80);
    expect(words([experience.summary])).toBeGreaterThanOrEqual(12);
    expect(experience.highlights.length).toBeGreaterThanOrEqual(3);
    expect(experience.highlights.length).toBeLessThanOrEqual(6);
    expect(experience.itinerary.length).toBeGreaterThanOrEqual(2);
    expect(experience.inclusions.length).toBeGreaterThanOrEqual(2);
    expect(experience.exclusions.length).toBeGreaterThanOrEqual(1);
    expect(experience.what_to_bring.length).toBeGreaterThanOrEqual(2);
    expect(experience.faqs.length).toBeGreaterThanOrEqual(2);
    expect(experience.faqs.length).toBeLessThanOrEqual(4);
    expect(experience.reviews.length).toBeLessThanOrEqual(6);
    expect(experience.languages.length).toBeGreaterThan(0);
    expect(experience.activity_pks.length).toBeGreaterThan(0);
    expect(experience.theme_pks.length).toBeGreaterThan(0);
    expect(experience.member_percent).toBeGreaterThanOrEqual(3);
    expect(experience.member_percent).toBeLessThanOrEqual(12);
    expect(experience.editor_rank).toBeGreaterThanOrEqual(0);
    expect(experience.editor_rank).toBeLessThanOrEqual(100);
    const today = new Date().toISOString();
    const dates = [experience.added_at, ...experience.reviews.map(({ stayedAt }) => stayedAt)];
    expect(dates.filter((date) => !isDay(date) || date < experience.added_at || date > today)).toEqual([]);
  },
);

test.each(experiences.map((experience) => [experience.url, experience]))(
  'every option of %s has a plausible price, capacity and time',
  (_url, experience) => {
    expect(experience.options.length).toBeGreaterThan(0);
    for (const option of experience.options) {
      const [least, most] = experience.is_stay ? [180_000, 2_200_000] : [60_000, 950_000];
      expect(option.base_paise).toBeGreaterThanOrEqual(least);
      expect(option.base_paise).toBeLessThanOrEqual(most);
      expect(option.capacity).toBeGreaterThan(0);
      expect(option.max_guests).toBeGreaterThanOrEqual(option.included_guests);
      expect(option.slots.length > 0).toBe(!experience.is_stay);
      for (const slot of option.slots) expect(slot).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      if (!experience.is_stay) expect(option.max_guests).toBeLessThanOrEqual(option.capacity);
    }
    expect(experience.check_in !== null).toBe(experience.is_stay);
  },
);

test.each(experiences.map((experience) => [experience.url, experience.cancellation]))(
  'refunds of %s fall to zero towards the day',
  (_url, steps) => {
    for (const [index, step] of steps.entries()) {
      const earlier = steps[index - 1];
      if (!earlier) continue;
      expect(step.days_before).toBeLessThan(earlier.days_before);
      expect(step.refund_percent).toBeLessThan(earlier.refund_percent);
    }
    expect(steps.at(-1)).toEqual({ days_before: 0, refund_percent: 0 });
  },
);

test('no two records share a text', () => {
  const own = experiences.flatMap((experience) => [
    experience.title,
    experience.summary,
    experience.meeting_point,
    ...experience.description,
    ...experience.reviews.map((review) => review.text),
    ...experience.faqs.map((faq) => faq.answer),
    ...experience.itinerary.map((step) => step.text),
  ]);
  expect(repeated(own)).toEqual([]);
  expect(repeated(stories.flatMap(storyTexts))).toEqual([]);
  expect(repeated(destinations.flatMap((record) => [record.tagline, ...record.description]))).toEqual([]);
  expect(repeated(guides.flatMap((guide) => guide.places.map((place) => place.text)))).toEqual([]);
});

test('ratings vary', () => {
  const ratings = experiences.flatMap((experience) => experience.reviews.map((review) => review.rating));
  const share = (wanted: number) => ratings.filter((rating) => rating === wanted).length / ratings.length;
  expect(share(5)).toBeLessThan(0.6);
  expect(share(4)).toBeGreaterThan(0.2);
  expect(share(3)).toBeGreaterThan(0.05);
});

test('the records cover long titles, missing short names and missing reviews', () => {
  expect(experiences.some((experience) => experience.title.length > 70)).toBe(true);
  expect(experiences.some((experience) => experience.short_name === null)).toBe(true);
  expect(experiences.some((experience) => experience.reviews.length === 0)).toBe(true);
});

test('no text contains filler, notes or brochure clichés', () => {
  const banned =
    /lorem|\bipsum|TODO|FIXME|nestled|hidden gem|\bembark|breathtaking|unforgettable|bucket list|paradise for|must-visit|whopping|\bxxx\b|\s{2,}/i;
  expect([...strings(sampleData)].filter((text) => banned.test(text))).toEqual([]);
  expect([...strings(sampleData)].filter((text) => text !== text.trim() || text === '')).toEqual([]);
});
