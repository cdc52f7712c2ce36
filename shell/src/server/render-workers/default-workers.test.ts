import { defaultWorkers } from './default-workers';

const gib = 2 ** 30;

test.each([
  ['no limits', { cores: 8, memoryLimit: 0 }, 8],
  ['the limit of an unlimited control group', { cores: 8, cpuMax: 'max 100000\n', memoryLimit: 2 ** 64 }, 8],
  ['two of sixteen cores', { cores: 16, cpuMax: '200000 100000\n', memoryLimit: 4 * gib }, 2],
  ['a part of a core', { cores: 16, cpuMax: '150000 100000', memoryLimit: 4 * gib }, 2],
  ['sixteen cores and 1 GiB', { cores: 16, memoryLimit: gib }, 8],
  ['sixteen cores and 512 MiB', { cores: 16, memoryLimit: gib / 2 }, 2],
  ['less memory than a shell needs', { cores: 4, memoryLimit: gib / 8 }, 1],
])('with %s', (_case, machine, workers) => {
  expect(defaultWorkers(machine)).toBe(workers);
});

test('on this machine there is at least one', () => {
  expect(defaultWorkers()).toBeGreaterThanOrEqual(1);
});
