import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretFile } from './secret-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('processes that start together get the same secret, which only their owner can read', async () => {
  const file = join(folder, 'new', 'token');
  const secrets = await Promise.all(Array.from({ length: 8 }, () => secretFile(file)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'new'))).toEqual(['token']);
});

test('a secret that is there stays', async () => {
  writeFileSync(join(folder, 'token'), 'written-by-hand\n');
  expect(await secretFile(join(folder, 'token'))).toBe('written-by-hand');
});
