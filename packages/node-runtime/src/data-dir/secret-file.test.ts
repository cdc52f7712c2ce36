import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretFile } from './secret-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('secretFile gives processes that start together the same secret, readable by their owner only', async () => {
  const file = join(folder, 'new', 'token');
  const secrets = await Promise.all(Array.from({ length: 8 }, () => secretFile(file)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'new'))).toEqual(['token']);
});

test('secretFile keeps an existing secret', async () => {
  writeFileSync(join(folder, 'token'), 'written-by-hand\n');
  expect(await secretFile(join(folder, 'token'))).toBe('written-by-hand');
});
