import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promote, rollback } from '@kaadu/release-core';
import { buildHeaderB } from '../../e2e/support/releases/build-fixture';
import { headerOf } from '../../e2e/support/people/visitors';
import { publishFixture } from '../../e2e/support/releases/publish-fixture';
import { publishCopies } from '../support/copies';
import { ask, failed, quantile, startLoad } from '../../e2e/support/load/load';
import { pageFault } from '../support/pages';
import { startFleet, type Fleet } from '../support/shells';

export interface SwitchingOptions {
  readonly shells: number;
  readonly switches: number;
  readonly requests: number;
}

const paths = ['/', '/about', '/experiences', '/stories'];

/** Warm-up requests, because a new process compiles its code while it serves the first ones. */
const warmUpRequests = 1000;

interface Timings {
  /** Milliseconds from the call until each shell served the version. */
  readonly promoted: number[];
  readonly rolledBack: number[];
  /** Duration of the channel update itself, in milliseconds. */
  readonly moves: number[];
}

/**
 * Measures the time from the promotion of a version that no shell has loaded, or from its rollback, until
 * each shell serves it under load. Also checks that no page is incomplete or mixed.
 */
export async function benchSwitching({ shells, switches, requests }: SwitchingOptions) {
  const fleet = await startFleet('switching', shells);
  const replacement = await buildHeaderB();
  await publishFixture(fleet.first, replacement);
  const { version: base } = replacement.release;
  const newVersions = Array.from({ length: switches / 2 }, (_, index) => `${base}-${index}`);
  await publishCopies(fleet.first, base, newVersions);
  const load = startLoad({
    origins: fleet.origins,
    connections: 2,
    path: (turn) => paths[turn % paths.length] ?? '/',
    faultOf: pageFault,
    restMs: 20,
  });
  const until = async (count: number) => {
    while (load.times.length < count) await sleep(10);
  };
  await until(warmUpRequests);
  // Spreads the requests evenly over the switches.
  const afterSwitch = (turn: number) => until(warmUpRequests + (requests / switches) * (turn + 1));
  const timings = await switchBackAndForth(fleet, newVersions, afterSwitch);
  await load.stop();
  await fleet.stop();
  const { promoted, rolledBack, moves } = timings;
  const all = [...promoted, ...rolledBack];
  return {
    shells,
    switches,
    samples: all.length,
    p50Ms: quantile(all, 0.5),
    p99Ms: quantile(all, 0.99),
    worstMs: Math.max(...all),
    promotedP50Ms: quantile(promoted, 0.5),
    promotedP99Ms: quantile(promoted, 0.99),
    rolledBackP50Ms: quantile(rolledBack, 0.5),
    rolledBackP99Ms: quantile(rolledBack, 0.99),
    moveP50Ms: quantile(moves, 0.5),
    moveP99Ms: quantile(moves, 0.99),
    requests: load.times.length,
    failed: failed(load.faults),
    faults: Object.fromEntries(load.faults),
  };
}

/** Promotes each new version and rolls it back again. */
async function switchBackAndForth(
  { first, origins }: Fleet,
  newVersions: readonly string[],
  afterSwitch: (turn: number) => Promise<void>,
): Promise<Timings> {
  const { store, channel, versions } = first;
  const stable = versions['header'] ?? '';
  const options = { channel, by: 'bench', reason: 'a measurement' };
  const timings: Timings = { promoted: [], rolledBack: [], moves: [] };
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const measure = async (version: string, move: () => Promise<unknown>, samples: number[]) => {
    const startedAt = performance.now();
    await move();
    timings.moves.push(performance.now() - startedAt);
    const served = await Promise.all(origins.map((origin) => whenServed(origin, version, agent)));
    samples.push(...served.map((at) => at - startedAt));
    await afterSwitch(turn);
    turn += 1;
  };
  for (const version of newVersions) {
    await measure(version, () => promote(store, 'header', version, options), timings.promoted);
    await measure(stable, () => rollback(store, 'header', options), timings.rolledBack);
  }
  agent.destroy();
  return timings;
}

/** Returns the time, by `performance.now()`, at which a shell first served a version. */
async function whenServed(origin: string, version: string, agent: Agent): Promise<number> {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    const { body } = await ask(`${origin}/about`, agent);
    if (headerOf(body) === version) return performance.now();
    await sleep(2);
  }
  throw new Error(`${origin} does not serve header@${version} after 10 s`);
}
