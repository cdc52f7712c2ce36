import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseTests } from './database-tests';

const root = join(__dirname, '../..');

it('every test listed for both databases exists, and is listed once', () => {
  expect(databaseTests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(databaseTests).size).toBe(databaseTests.length);
});

it('no test is listed that is skipped on the embedded database', () => {
  const texts = databaseTests.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(texts.filter((text) => /DATABASE_URL \? describe/.test(text))).toEqual([]);
});
