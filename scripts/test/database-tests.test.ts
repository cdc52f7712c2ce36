import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseTests } from './database-tests';

const root = join(__dirname, '../..');

it('every test listed for both databases exists, and is listed once', () => {
  expect(databaseTests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(databaseTests).size).toBe(databaseTests.length);
});

it('every test that reads DATABASE_URL is listed', () => {
  const asking = ['packages/api/src', 'bench/api']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('process.env.DATABASE_URL'));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((file) => !databaseTests.includes(file))).toEqual([]);
});
