import { join } from 'node:path';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { headerOf } from '../support/visitors';
import type { Shell } from '../support/shell';
import { publishCopies } from './copies';
import { ask, failed, quantile, startLoad } from './load';
import { pageFault } from './pages';
import { startFleet } from './shells';

export interface ManyVersionsOptions {
  readonly switches: number;
  /** How many versions are published; each is promoted again only after all the others. */
  readonly versions: number;
}

const paths = ['/', '/about', '/experiences', '/stories'];

/** What a thousand versions, one after the other in one process, do to its memory and to its visitors. */
export async function benchManyVersions({ switches, versions: count }: ManyVersionsOptions) {
  const probe = pathToFileURL(join(import.meta.dirname, 'heap-probe.mjs')).href;
  const fleet = await startFleet('many-versions', 1, async () => ({
    NODE_OPTIONS: `--import ${probe}`,
  }));
  const { first: shell } = fleet;
  const [origin = ''] = fleet.origins;
  const published = Array.from({ length: count }, (_, index) => `1.1.${index}`);
  await publishCopies(shell, shell.versions['header'] ?? '', published);
  const agent = new Agent({ keepAlive: true });
  let visits = 0;
  const load = (visitors: number) =>
    startLoad({
      origins: [origin],
      connections: visitors,
      // Every other page is one that nobody has asked for yet and has to be rendered.
      path: (turn) => (turn % 2 === 0 ? `/?visit=${(visits += 1)}` : (paths[turn % paths.length] ?? '/')),
      faultOf: pageFault,
      restMs: 10,
    });

  async function switchTo(version: string): Promise<void> {
    const { store, channel } = shell;
    const { revision, remotes } = await store.readChannel(channel);
    await store.moveChannel(channel, revision, {
      remotes: { ...remotes, header: { stable: version } },
      by: 'bench',
      reason: 'a measurement',
    });
    while (headerOf((await ask(`${origin}/about`, agent)).body) !== version) await sleep(2);
  }

  // Whatever is loaded once and kept is loaded before anything is measured.
  for (let turn = 0; turn < 20; turn += 1) await switchTo(published[turn % published.length] ?? '');
  const quiet = load(4);
  await sleep(20_000);
  await quiet.stop();
  // A switch empties the page cache, as the last one will have done when the memory is looked at again.
  await switchTo(published.at(-1) ?? '');
  const heapBefore = await heapOf(shell);

  const busy = load(4);
  const began = performance.now();
  for (let turn = 0; turn < switches; turn += 1) await switchTo(published[turn % published.length] ?? '');
  const seconds = (performance.now() - began) / 1000;
  await busy.stop();
  const heapAfter = await heapOf(shell);
  agent.destroy();
  await fleet.stop();
  const [before, during] = [quantile(quiet.times, 0.99), quantile(busy.times, 0.99)];
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

/** Bytes that are in use after a collection. */
async function heapOf(shell: Shell): Promise<number> {
  const heaps = async () => (await shell.log()).filter(({ msg }) => msg === 'heap');
  const known = (await heaps()).length;
  process.kill(shell.pid, 'SIGUSR2');
  for (let tries = 0; tries < 200; tries += 1) {
    const last = (await heaps()).at(known);
    if (last?.heapUsed !== undefined) return last.heapUsed;
    await sleep(50);
  }
  throw new Error('the shell does not say how much memory it uses');
}
