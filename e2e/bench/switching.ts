import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promote, rollback } from '@kaadu/releases';
import { buildHeaderB } from '../support/build-fixture';
import { headerOf } from '../support/visitors';
import { publishFixture } from '../support/publish-fixture';
import { publishCopies } from './copies';
import { ask, failed, quantile, startLoad } from './load';
import { pageFault } from './pages';
import { startFleet } from './shells';

export interface SwitchingOptions {
  readonly shells: number;
  readonly switches: number;
  readonly requests: number;
}

const paths = ['/', '/about', '/experiences', '/stories'];

/**
 * How long a promotion of a version that no shell has seen, or the rollback of it, takes from the call to the first page that each shell serves with it, while visitors
 * ask for pages all the time; and whether any of them gets anything but a whole page of one release set.
 */
export async function benchSwitching({ shells, switches, requests }: SwitchingOptions) {
  const fleet = await startFleet('switching', shells);
  const b = await buildHeaderB();
  await publishFixture(fleet.first, b);
  const { store, channel, versions } = fleet.first;
  const a = versions['header'] ?? '';
  const news = Array.from({ length: switches / 2 }, (_, index) => `${b.release.version}-${index}`);
  await publishCopies(fleet.first, b.release.version, news);
  const load = startLoad({
    origins: fleet.origins,
    connections: 2,
    path: (turn) => paths[turn % paths.length] ?? '/',
    faultOf: pageFault,
    restMs: 20,
  });
  const agent = new Agent({ keepAlive: true });

  async function seenAt(origin: string, version: string): Promise<number> {
    const deadline = performance.now() + 10_000;
    while (performance.now() < deadline) {
      const { body } = await ask(`${origin}/about`, agent);
      if (headerOf(body) === version) return performance.now();
      await sleep(2);
    }
    throw new Error(`${origin} does not serve header@${version} after 10 s`);
  }

  const move = { channel, by: 'bench', reason: 'a measurement' };
  const promoted: number[] = [];
  const rolledBack: number[] = [];
  const moving: number[] = [];
  // Processes that have just started compile what they run.
  const warmUp = 1000;
  while (load.times.length < warmUp) await sleep(10);
  for (let turn = 0; turn < switches; turn += 1) {
    const back = turn % 2 === 1;
    const version = back ? a : (news[turn / 2] ?? '');
    const began = performance.now();
    await (back ? rollback(store, 'header', move) : promote(store, 'header', version, move));
    const moved = performance.now();
    const seen = await Promise.all(fleet.origins.map((origin) => seenAt(origin, version)));
    (back ? rolledBack : promoted).push(...seen.map((at) => at - began));
    moving.push(moved - began);
    // As many requests as were asked for, evenly over the switches.
    while (load.times.length < warmUp + (requests / switches) * (turn + 1)) await sleep(10);
  }
  await load.stop();
  agent.destroy();
  await fleet.stop();
  const took = [...promoted, ...rolledBack];
  return {
    shells,
    switches,
    samples: took.length,
    p50Ms: quantile(took, 0.5),
    p99Ms: quantile(took, 0.99),
    worstMs: Math.max(...took),
    promotedP50Ms: quantile(promoted, 0.5),
    promotedP99Ms: quantile(promoted, 0.99),
    rolledBackP50Ms: quantile(rolledBack, 0.5),
    rolledBackP99Ms: quantile(rolledBack, 0.99),
    moveP50Ms: quantile(moving, 0.5),
    moveP99Ms: quantile(moving, 0.99),
    requests: load.times.length,
    failed: failed(load.faults),
    faults: Object.fromEntries(load.faults),
  };
}
