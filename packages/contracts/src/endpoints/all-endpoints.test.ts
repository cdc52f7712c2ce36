import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from './all-endpoints';

it('allEndpoints has the descriptions of every file, with unique names and URLs', () => {
  const folder = join(__dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const described = sources.flatMap((text) => text.match(/satisfies (?:Page)?Endpoint;/g) ?? []);
  expect(allEndpoints).toHaveLength(described.length);
  expect(new Set(allEndpoints.map(({ name }) => name)).size).toBe(allEndpoints.length);
  expect(new Set(allEndpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`)).size).toBe(
    allEndpoints.length,
  );
});
