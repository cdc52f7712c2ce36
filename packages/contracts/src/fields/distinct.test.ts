import { Preferences } from '../accounts/accounts';
import { CapacityBody, CloseBody, SeasonBody } from '../booking/calendar';
import { OptionRules, OptionSetup } from '../booking/calendar-setup';
import { saveActivities } from '../content/content-bodies';
import { ExperienceText, OptionContent } from '../catalogue/experience-body';
import { KeyList } from '../endpoints/query';

/** Returns the messages of a value's issues at a path. */
function messagesAt(
  schema: { safeParse: (value: unknown) => Result },
  value: unknown,
  path: string,
): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.filter((issue) => issue.path.join('.') === path).map(({ message }) => message);
}
interface Result {
  readonly error?: {
    readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
  };
}

const row = { resource_pk: 7, slot: '', shown: [1] };
const option = { primary_key: 4 };
const activity = { primary_key: 4 };

test.each([
  ['favourite activities', Preferences, { activities: [1, 1], themes: [], wants_stay: null }, 'activities'],
  ['activities of an experience', ExperienceText, { activity_pks: [3, 3] }, 'activity_pks'],
  [
    'steps of a cancellation policy',
    ExperienceText,
    { cancellation: [7, 7].map((days_before) => ({ days_before, refund_percent: 50 })) },
    'cancellation',
  ],
  ['start times', OptionContent, { slots: ['07:00', '07:00'] }, 'slots'],
  ['weekdays of an option', OptionRules, { weekdays: [1, 1] }, 'weekdays'],
  [
    'resources of an option',
    OptionSetup,
    { resources: [1, 2].map((quantity) => ({ resource_pk: 7, quantity })) },
    'resources',
  ],
  ['rows of a day', CapacityBody, { rows: [row, row] }, 'rows'],
  [
    'closed resources',
    CloseBody,
    { resources: [1, 2].map((key) => ({ resource_pk: 7, shown: [key] })) },
    'resources',
  ],
  ['weekdays of a season', SeasonBody, { weekdays: [6, 6] }, 'weekdays'],
] as const)('%s are chosen once each', (_case, schema, value, path) => {
  expect(messagesAt(schema, value, path)).toEqual(['Each can be chosen once.']);
});

test.each([
  ['options', ExperienceText, { options: [option, option] }],
  ['activities', saveActivities.body, { activities: [activity, activity] }],
] as const)('incomplete %s are refused, duplicates or not', (_case, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

test('a filter named twice counts once', () => {
  expect(KeyList.parse('3,1,3')).toEqual([3, 1]);
});
