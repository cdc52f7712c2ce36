import { ServiceClient } from '@kaadu/release-core/service-client';
import { test, expect } from '../../fixtures/explained-test';
import * as z from 'zod';
import { openScratchDatabase, type ScratchDatabase } from '../../../scripts/test/postgres';
import { storeDir } from '../../environment';
import { buildReplacement } from '../../support/releases/build-fixture';
import { publishFixture } from '../../support/releases/publish-fixture';
import { startSteadyLoad, type SteadyLoad } from '../../support/topology/steady-load';
import { startTopology, type Topology } from '../../support/topology/topology';

const Ready = z.object({ versions: z.record(z.string(), z.string()) });
const pages = ['/', '/experiences', '/about', '/guides'];
const calls = ['/home/bootstrap', '/getRecentStory', '/search/static'];

let database: ScratchDatabase | undefined;
let topology: Topology | undefined;
let load: SteadyLoad | undefined;

test.afterEach(async () => {
  await load?.stop();
  await topology?.stop();
  await database?.drop();
});

/**
 * Generates requests for cached pages, for pages rendered per request (every second one), and for the API.
 */
function traffic({ site, api }: Topology) {
  return startSteadyLoad([
    {
      name: 'pages',
      origin: site.url,
      path: (turn) => (turn % 2 ? `/stories?page=${turn}` : (pages[(turn / 2) % pages.length] ?? '/')),
      clients: 4,
      faultOf: (html) =>
        !html.endsWith('</html>')
          ? 'not a whole document'
          : html.includes('data-fallback')
            ? 'shows a fallback'
            : undefined,
    },
    {
      name: 'calls of the API',
      origin: api.url,
      path: (turn) => calls[turn % calls.length] ?? '/',
      clients: 2,
      faultOf: (json) => (json.includes('"status":"success"') ? undefined : `not a success: ${json}`),
    },
  ]);
}

/** Publishes another header and promotes it through the release service. @returns its version */
async function switchHeader({ service, store, channel }: Topology): Promise<string> {
  const { remotes } = await store.readChannel(channel);
  const original = await store.readRelease('header', remotes['header']?.stable ?? '');
  const built = await buildReplacement(original, 'header-b/src/header');
  await publishFixture({ store, storeDir, channel }, built);
  const token = await service.token('operations', '--roles', 'operate', '--remotes', 'header');
  const { version } = built.release;
  const move = { action: 'promote', remote: 'header', version } as const;
  await new ServiceClient({ url: service.url, token }).move(channel, { move, reason: 'a test' });
  return version;
}

/** Returns the header version that each shell serves. */
async function headersOf({ shells }: Topology): Promise<(string | undefined)[]> {
  return Promise.all(
    shells.map(async ({ port }) => {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`);
      return Ready.parse(await response.json()).versions['header'];
    }),
  );
}

/**
 * Replaces one process after the other, each once the proxy sends requests to the previous one's successor.
 */
async function rollingRestart(parts: Topology['shells'], balancer: Topology['site']): Promise<string[]> {
  const ends: string[] = [];
  for (const part of parts) {
    ends.push(await part.restart());
    await balancer.serves(...parts.map(({ port }) => port));
  }
  return ends;
}

test('a rolling restart of both APIs and both shells and a switch of the channel lose no request', async () => {
  database = await openScratchDatabase();
  test.skip(!database, 'no PostgreSQL server found (set TEST_POSTGRES_URL): two APIs need one');
  topology = await startTopology(database?.url ?? '');
  const { site, api, apis, shells } = topology;
  load = traffic(topology);
  const { answered, failures } = load;
  const report = (step: string) => {
    const counts = [...answered].map(([name, count]) => `${count} ${name}`).join(', ');
    process.stdout.write(`  ${step}: ${counts} answered, ${failures.length} failed\n`);
  };
  await expect.poll(() => answered.get('pages')).toBeGreaterThan(100);
  report('before');

  expect(await rollingRestart(apis, api)).toEqual(['exit code 0', 'exit code 0']);
  report('both APIs replaced');
  expect(await rollingRestart(shells, site)).toEqual(['exit code 0', 'exit code 0']);
  report('both shells replaced');
  const version = await switchHeader(topology);
  const served = topology;
  await expect.poll(() => headersOf(served)).toEqual([version, version]);
  const before = answered.get('pages') ?? 0;
  await expect.poll(() => answered.get('pages')).toBeGreaterThan(before + 100);
  await load.stop();
  report('channel switched');

  expect(failures).toEqual([]);
  for (const balancer of [site, api])
    for (const [port, count] of balancer.passedOn) expect(count, `requests at ${port}`).toBeGreaterThan(100);
});
