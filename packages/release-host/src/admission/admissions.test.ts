import { ReleaseError } from '@kaadu/release-core';
import Fastify from 'fastify';
import { VersionHealth } from '../health/version-health';
import { Admissions } from './admissions';

const { log } = Fastify({ logger: { level: 'silent' } });

test.each([
  ['a version that cannot be verified counts as failing', new Error('another hash'), [1]],
  ['a store that does not respond is no evidence', new ReleaseError('unavailable', 'no response'), []],
  [
    'nor is it as the cause of another error',
    new Error('not loaded', { cause: new ReleaseError('unavailable', 'no response') }),
    [],
  ],
])('%s', async (_title, error, loadErrors) => {
  const health = new VersionHealth();
  const host = { load: () => Promise.reject(error), held: () => undefined };
  const admissions = new Admissions({ host, log, health });
  expect(await admissions.admit('header', '2.0.0', 'it is not live')).toBe(false);
  expect(admissions.refused).toEqual([{ remote: 'header', version: '2.0.0', reason: error.message }]);
  expect(health.drain().map((counts) => counts.loadErrors)).toEqual(loadErrors);
});
