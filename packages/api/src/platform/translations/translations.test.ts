import { languages } from '@kaadu/contracts';
import { english } from './english';
import { hindi } from './hindi';
import { kannada } from './kannada';
import { translations } from './translations';

/** Returns the names of a message's placeholders, sorted. */
const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort();
const shape = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, placeholders(message)]));

test.each([
  ['Kannada', kannada],
  ['Hindi', hindi],
])('the messages in %s have the keys and placeholders of the English ones', (_name, messages) => {
  expect(shape(messages)).toEqual(shape(english));
});

test('a message is formatted with the plural rules of its language', () => {
  const party = languages.map((language) => translations(language)('children', { count: 2, ages: '5, 9' }));
  expect(party).toEqual(['2 children (5, 9 years)', '2 ಮಕ್ಕಳು (5, 9 ವರ್ಷ)', '2 बच्चे (5, 9 वर्ष)']);
  expect(translations('hi')('children', { count: 1, ages: '5' })).toBe('1 बच्चा (5 वर्ष)');
});

test('values are inserted as they are', () => {
  expect(translations('kn')('greeting', { name: "{Asha} O'Neil #1" })).toBe("ನಮಸ್ಕಾರ {Asha} O'Neil #1,");
});
