import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from './pack-engine';

const readmeOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'packages', name, 'README.md'), 'utf8');

test.each(engine)('the README of %s links to no file outside of its package', (name) => {
  expect(readmeOf(name).match(/\]\((?!https:|#)[^)]*\)/g)).toBeNull();
});
