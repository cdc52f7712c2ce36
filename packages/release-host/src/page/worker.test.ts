import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { verifiedRelease } from '../../../federation/fixtures/verified-release';
import { tasksOf } from './worker';

const remote = (name: string, version: string): WorkerRemote => ({
  release: verifiedRelease(name, version).release,
  styles: {},
  exposes: new Map([['./panel', (place: { name: string }) => `Visit ${place.name}`]]),
  run: (_phase, code) => code(),
  runPending: async (_phase, code) => code(),
  enter: () => undefined,
  leave: () => undefined,
});
const worker = { remote, changedGlobal: () => undefined };
const render = (module: unknown, data: unknown) => (typeof module === 'function' ? String(module(data)) : '');
const input = { name: 'hello', version: '1.0.0' };

test('the smoke test renders each expose with its trial data', async () => {
  const asked: string[] = [];
  const trialData = (name: string, expose: string) => {
    asked.push(`${name} ${expose}`);
    return { name: 'Coorg' };
  };
  await tasksOf(worker, render, { trialData }).trial(input);
  expect(asked).toEqual(['hello ./panel']);
});

test('the smoke test fails for a part that does not render with its trial data', async () => {
  await expect(tasksOf(worker, render, {}).trial(input)).rejects.toThrow(TypeError);
});

test('a renderer that fails asynchronously fails the smoke test', async () => {
  const tasks = tasksOf(worker, async () => Promise.reject(new Error('no such place')), {});
  await expect(tasks.trial(input)).rejects.toThrow('no such place');
});
