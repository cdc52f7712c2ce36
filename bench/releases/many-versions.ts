import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { headerOf } from '../../e2e/support/people/visitors';
import type { Shell } from '../../e2e/support/processes/shell';
import { publishCopies } from '../support/copies';
import { ask, failed, quantile, startLoad, type Load } from '../../e2e/support/load/load';
import { measurable, memoryOf } from '../support/memory-of';
import { pageFault } from '../support/pages';
import { startFleet } from '../support/shells';

export interface ManyVersionsOptions {
  readonly switches: number;
  /** Number of published versions; each is reused only after all the others. */
  readonly versions: number;
}

const paths = ['/', '/about', '/experiences', '/stories'];

/** Time without switches, as a baseline, in milliseconds. */
const baselineMs = 20_000;
const visitors = 4;

/**
 * Measures the effect of a thousand versions, loaded one after the other in one process, on its memory and
 * its visitors.
 */
export async function benchManyVersions({ switches, versions: count }: ManyVersionsOptions) {
  const fleet = await startFleet('many-versions', 1, async () => measurable);
  const { first: shell } = fleet;
  const [origin = ''] = fleet.origins;
  const published = Array.from({ length: count }, (_, index) => `1.1.${index}`);
  await publishCopies(shell, shell.versions['header'] ?? '', published);
  const agent = new Agent({ keepAlive: true });
  const switchTimes = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1)
      await switchHeader(shell, origin, published[turn % published.length] ?? '', agent);
  };

  // Loads everything that is loaded once and retained.
  await switchTimes(20);
  const idle = visit(origin);
  await sleep(baselineMs);
  await idle.stop();
  // A switch empties the page cache. The second measurement also follows a switch, so the two are comparable.
  await switchHeader(shell, origin, published.at(-1) ?? '', agent);
  const { heapUsed: heapBefore } = await memoryOf(shell);

  const busy = visit(origin);
  const startedAt = performance.now();
  await switchTimes(switches);
  const seconds = (performance.now() - startedAt) / 1000;
  await busy.stop();
  const { heapUsed: heapAfter } = await memoryOf(shell);
  agent.destroy();
  await fleet.stop();
  const [before, during] = [quantile(idle.times, 0.99), quantile(busy.times, 0.99)];
  return {
    switches,
    versions: published.length,
    seconds,
    heapBeforeMb: heapBefore / 1e6,
    heapAfterMb: heapAfter / 1e6,
    heapGrowthMb: (heapAfter - heapBefore) / 1e6,
    requests: busy.times.length,
    failed: failed(busy.faults),
    faults: Object.fromEntries(busy.faults),
    p99BeforeMs: before,
    p99DuringMs: during,
    p99Ratio: during / before,
  };
}

let visits = 0;

/** Starts visitors. Every second page has to be rendered, because its URL is new. */
function visit(origin: string): Load {
  return startLoad({
    origins: [origin],
    connections: visitors,
    path: (turn) => (turn % 2 === 0 ? `/?visit=${(visits += 1)}` : (paths[turn % paths.length] ?? '/')),
    faultOf: pageFault,
    restMs: 10,
  });
}

/** Changes the channel and waits until the shell serves the version. */
export async function switchHeader(
  { store, channel }: Shell,
  origin: string,
  version: string,
  agent: Agent,
): Promise<void> {
  const { revision, remotes } = await store.readChannel(channel);
  await store.moveChannel(channel, revision, {
    remotes: { ...remotes, header: { stable: version } },
    by: 'bench',
    reason: 'a measurement',
  });
  while (headerOf((await ask(`${origin}/about`, agent)).body) !== version) await sleep(2);
}
