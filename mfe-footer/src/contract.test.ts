import { events, slots } from '@kaadu/contracts';
import { readContract, scanContract } from '@kaadu/harness/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

describe('contract of the footer remote', () => {
  test('emits and expects only events that packages/contracts names', () => {
    const { emits, expects } = scanContract(__dirname);
    expect(Object.keys(events)).toEqual(expect.arrayContaining([...emits, ...expects]));
  });

  test('its README lists exactly what it emits and expects', () => {
    expect(readContract(join(root, 'README.md'))).toEqual(scanContract(__dirname));
  });

  test('exposes exactly what the shell fills its slots with', () => {
    const config = readFileSync(join(root, 'rspack.config.ts'), 'utf8');
    const exposed = [...config.matchAll(/'(\.\/[\w-]+)': '\.\/src\//g)].map((match) => match[1]);
    const wanted = Object.values(slots).filter(({ remote }) => remote === 'footer');
    expect(exposed).toEqual(wanted.map(({ expose }) => expose));
  });
});
