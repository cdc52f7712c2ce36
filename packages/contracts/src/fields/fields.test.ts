import { imagePath, line, Paise, PrimaryKey } from './fields';

test('a key is a positive 32-bit integer, as in the database', () => {
  const accepts = (value: unknown) => PrimaryKey.safeParse(value).success;
  expect([1, 2_147_483_647].map(accepts)).toEqual([true, true]);
  expect([0, -1, 2_147_483_648, 1.5, '1', null].map(accepts)).toEqual(Array.from({ length: 6 }, () => false));
});

test('an amount of money is a whole number of paise that is not negative', () => {
  const accepts = (value: unknown) => Paise.safeParse(value).success;
  expect([0, 1, 5_000_000_000].map(accepts)).toEqual([true, true, true]);
  expect([-1, 0.5, '100', null].map(accepts)).toEqual([false, false, false, false]);
});

test('a line is trimmed before its length counts', () => {
  const Name = line(5);
  expect(Name.parse('  Coorg ')).toBe('Coorg');
  expect(Name.safeParse('   ').success).toBe(false);
  expect(Name.safeParse('Coorg!').success).toBe(false);
});

test('the path of an image has two to four plain segments', () => {
  const accepts = (value: unknown) => imagePath.safeParse(value).success;
  expect([null, 'places/12', 'experiences/12/1', 'a/b/c/d'].map(accepts)).toEqual([true, true, true, true]);
  expect(['places', 'a/b/c/d/e', '/a/b', '../a/b', 'A/b', 'a//b'].map(accepts)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});
