import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { findScript, listScripts } from './choose-script';
import { tools } from './tools';

const root = join(__dirname, '..', '..', '..');
const scripts = {
  ssr: { file: 'bench/ssr.ts', description: 'Measures pages.' },
  'site-memory': { file: 'bench/site-memory.ts', description: 'Measures memory.' },
};

test('the list has a line for each name with its description', () => {
  expect(listScripts('bench', scripts)).toBe(
    'Usage: npm run bench <name> -- [arguments]\n\n' +
      '  ssr          Measures pages.\n  site-memory  Measures memory.\n',
  );
});

test('a name finds its script', () => {
  expect(findScript('bench', scripts, 'ssr')).toBe(scripts.ssr);
});

test.each([
  ['srr', 'ssr'],
  ['memory', 'site-memory'],
  ['site-memroy', 'site-memory'],
])('the error for %s suggests %s', (wanted, nearest) => {
  expect(() => findScript('bench', scripts, wanted)).toThrow(
    `There is no \`npm run bench ${wanted}\`. Did you mean \`npm run bench ${nearest}\`?`,
  );
});

test.each(['something-else', 'toString'])('the error for %s suggests nothing', (wanted) => {
  expect(() => findScript('bench', scripts, wanted)).toThrow(
    `There is no \`npm run bench ${wanted}\`. Run \`npm run bench\` to list all names.`,
  );
});

test('every tool is a file', () => {
  const files = Object.values(tools).map(({ file }) => file);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the root has at most 15 scripts', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(manifest);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
});
