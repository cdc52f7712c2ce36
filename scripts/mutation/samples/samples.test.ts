import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samples } from './samples';

const root = join(__dirname, '..', '..', '..');

/** Counts the occurrences of a text in another. */
const countOf = (text: string, part: string) => text.split(part).length - 1;

test('samples cover every area, with at least 30 faults', () => {
  expect(new Set(samples.map(({ area }) => area))).toEqual(
    new Set([
      'money',
      'bookings',
      'sessions',
      'release trust',
      'chat',
      'caches',
      'bus',
      'storage',
      'composition',
      'contracts',
      'remotes',
      'reviews',
      'limits',
    ]),
  );
  expect(samples.length).toBeGreaterThanOrEqual(30);
});

test.each(samples)('$area: $fault', ({ file, find, replace, tests }) => {
  expect({ file, occurrences: countOf(readFileSync(join(root, file), 'utf8'), find) }).toEqual({
    file,
    occurrences: 1,
  });
  expect(replace).not.toBe(find);
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
});
