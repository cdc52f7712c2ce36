import { setTimeout as sleep } from 'node:timers/promises';
import { promote } from '@kaadu/release-core';
import { buildReplacement } from '../../e2e/support/releases/build-fixture';
import { publishFixture } from '../../e2e/support/releases/publish-fixture';
import { store as siteStore } from '../../e2e/support/releases/releases';
import { startService, type Service } from '../../e2e/support/processes/service';
import { failed, startLoad } from '../../e2e/support/load/load';
import { pageFault } from '../support/pages';
import { nextPort, startFleet } from '../support/shells';

export interface BadCandidateOptions {
  readonly shells: number;
  readonly times: number;
}

/**
 * Measures the effect of a promoted header that throws for one visitor in three, and the time until the
 * service has rolled the channel back.
 */
export async function benchBadCandidate({ shells, times }: BadCandidateOptions) {
  let service: Service | undefined;
  const fleet = await startFleet('bad-candidate', shells, async (copy) => {
    service ??= await startService(copy, { name: 'bench-service', port: nextPort() });
    return service.shellEnv;
  });
  const { first } = fleet;
  const good = first.versions['header'] ?? '';
  const bad = await buildReplacement(await siteStore.readRelease('header', good), 'throws-for-one-in-three');
  await publishFixture(first, bad);
  let turn = 0;
  const load = startLoad({
    origins: fleet.origins,
    connections: 2,
    // Every URL is new, so that no page comes from the cache.
    path: () => `/stories?page=${(turn += 1)}`,
    faultOf: pageFault,
  });
  const rolledBackMs: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await sleep(1000);
    const began = performance.now();
    await promote(first.store, 'header', bad.release.version, {
      channel: first.channel,
      by: 'bench',
      reason: 'a bad one',
    });
    for (let live = bad.release.version; live === bad.release.version;) {
      if (performance.now() - began > 60_000)
        throw new Error('the candidate was not rolled back within a minute');
      await sleep(5);
      live = (await first.store.readChannel(first.channel)).remotes['header']?.stable ?? '';
    }
    rolledBackMs.push(performance.now() - began);
  }
  await load.stop();
  const [last] = await first.store.history(first.channel, 1);
  await fleet.stop();
  await service?.stop();
  return {
    shells,
    promotions: times,
    requests: load.times.length,
    visibleErrors: failed(load.faults),
    faults: Object.fromEntries(load.faults),
    rolledBackAfterMs: rolledBackMs.map(Math.round),
    by: last?.by,
    because: last?.reason,
  };
}
