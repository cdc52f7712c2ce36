import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsThatRun } from './tests-that-run';

const root = join(__dirname, '..', '..');
const rows = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| -|^\| threat /.test(line));

const running = new Map<string, ReadonlySet<string>>();

/** Whether a file has a test, or a table row of one, with that name that is not skipped. */
function hasTest(file: string, name: string): boolean {
  const path = join(root, file);
  if (file === '' || !existsSync(path)) return false;
  const names = running.get(file) ?? testsThatRun(readFileSync(path, 'utf8'));
  running.set(file, names);
  return names.has(name);
}

test('every attack of docs/security.md names a test that exists and is not skipped', () => {
  expect(rows.length).toBeGreaterThan(60);
  const missing = rows.filter((row) => {
    const [, file = '', name = ''] = /`([^`]+\.(?:test|spec)\.tsx?)` › `([^`]+)` +\|$/.exec(row) ?? [];
    return !hasTest(file, name);
  });
  expect(missing).toEqual([]);
});

test('every test of the attacks from outside is in docs/security.md', () => {
  const text = rows.join('\n');
  for (const file of ['e2e/specs/security/attacks-site.spec.ts', 'e2e/specs/security/attacks-api.spec.ts']) {
    const source = readFileSync(join(root, file), 'utf8');
    const names = [...source.matchAll(/^ *test\((['`])(.+?)\1, async/gm)].map(([, , name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !text.includes(`\`${file}\` › \`${name}\``))).toEqual([]);
  }
});
