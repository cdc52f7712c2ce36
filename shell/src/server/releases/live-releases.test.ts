import { ReleaseRefused, type LoadedRemote, type RemoteHost } from '@kaadu/federation/server';
import type { Channel } from '@kaadu/releases';
import Fastify from 'fastify';
import { Admission } from './admission';
import { loadedRemote } from '../../../fixtures/loaded-remote';
import { LiveReleases } from './live-releases';
import { VersionHealth } from './version-health';

/** A host whose versions load unless they are named broken; it remembers what it holds. */
function fakeHost(broken: Set<string>) {
  const held = new Map<string, LoadedRemote>();
  const host: RemoteHost = {
    async load(name, version) {
      const id = `${name}@${version}`;
      if (broken.has(id)) throw new ReleaseRefused(name, version, 'broken for the test');
      const loaded = held.get(id) ?? loadedRemote(name, version);
      held.set(id, loaded);
      return loaded;
    },
    evict: (name, version) => void held.delete(`${name}@${version}`),
    evictExcept(wanted) {
      for (const [id, loaded] of held) if (!wanted.has(loaded)) held.delete(id);
    },
    get size() {
      return held.size;
    },
  };
  return { host, held };
}

function channel(revision: number, versions: Record<string, string>): Channel {
  const remotes = Object.fromEntries(Object.entries(versions).map(([name, stable]) => [name, { stable }]));
  return { revision, remotes, by: 'test', reason: 'test', at: new Date(0).toISOString() };
}

interface Faults {
  readonly failsTrial?: ReadonlySet<string>;
  readonly broken?: Set<string>;
  readonly retryMs?: number;
  readonly history?: readonly Channel[];
}

function setUp({ failsTrial, broken = new Set<string>(), retryMs = 1e6, history = [] }: Faults = {}) {
  const { host, held } = fakeHost(broken);
  const log = Fastify({ logger: { level: 'silent' } }).log;
  const error = jest.spyOn(log, 'error');
  const swapped: string[] = [];
  const warmed: string[] = [];
  const health = new VersionHealth();
  const admission = new Admission({
    host,
    log,
    health,
    trialRender: async (name, { release }) => {
      if (failsTrial?.has(`${name}@${release.version}`)) throw new Error('cannot render');
    },
  });
  const releases = new LiveReleases({
    host,
    admission,
    log,
    retryMs,
    history: async () => history,
    warm: async ({ id }) => void warmed.push(id),
    onSwap: ({ id }) => swapped.push(id),
  });
  return { releases, held, error, swapped, warmed, broken, health };
}

describe('live releases', () => {
  test('a channel change swaps the set; what served before is spare, and what nobody uses is evicted', async () => {
    const { releases, held, swapped } = setUp();
    await releases.apply(channel(1, { header: '1.0.0', footer: '1.0.0' }));
    await releases.apply(channel(2, { header: '2.0.0', footer: '1.0.0' }));
    await releases.apply(channel(3, { header: '3.0.0', footer: '1.0.0' }));
    expect(releases.live.versions).toEqual({ header: '3.0.0', footer: '1.0.0' });
    expect([...held.keys()].sort()).toEqual(['footer@1.0.0', 'header@2.0.0', 'header@3.0.0']);
    expect(swapped).toHaveLength(3);
  });

  test('a set is warm before it serves', async () => {
    const { releases, swapped, warmed } = setUp();
    await releases.apply(channel(1, { header: '1.0.0' }));
    await releases.apply(channel(2, { header: '2.0.0' }));
    expect(warmed).toEqual(swapped);
  });

  test('a request keeps the set that it began with until it ends', async () => {
    const { releases, held } = setUp();
    await releases.apply(channel(1, { header: '1.0.0' }));
    const lease = releases.lease();
    await releases.apply(channel(2, { header: '2.0.0' }));
    await releases.apply(channel(3, { header: '3.0.0' }));
    expect(lease.set.versions.header).toBe('1.0.0');
    expect(held.has('header@1.0.0')).toBe(true);
    lease.release();
    expect(held.has('header@1.0.0')).toBe(false);
  });

  test.each([
    ['does not load', { broken: new Set(['header@2.0.0']) }],
    ['does not render', { failsTrial: new Set(['header@2.0.0']) }],
  ])(
    'a version that %s is not let in: the last good one stays and the log names it',
    async (_case, faults) => {
      const { releases, error } = setUp(faults);
      await releases.apply(channel(1, { header: '1.0.0' }));
      await releases.apply(channel(2, { header: '2.0.0' }));
      expect(releases.live.versions).toEqual({ header: '1.0.0' });
      expect(error).toHaveBeenCalledWith(
        expect.objectContaining({ remote: 'header', version: '2.0.0', cause: expect.any(String) }),
        expect.stringContaining('header@1.0.0 stays'),
      );
      releases.stop();
    },
  );

  test('a process that starts with a broken version serves the one before it until that is mended', async () => {
    const broken = new Set(['header@2.0.0']);
    const { releases } = setUp({ broken, history: [channel(1, { header: '1.0.0' })] });
    await releases.apply(channel(2, { header: '2.0.0' }));
    expect(releases.live.versions).toEqual({ header: '1.0.0' });
    broken.clear();
    await releases.apply(channel(2, { header: '2.0.0' }));
    expect(releases.live.versions).toEqual({ header: '2.0.0' });
    releases.stop();
  });

  test('a state that cannot be applied does not keep the next one from being applied', async () => {
    const { releases, error } = setUp();
    await releases.apply({
      ...channel(1, {}),
      remotes: {
        header: {
          stable: '1.0.0',
          get canary(): never {
            throw new Error('unreadable for the test');
          },
        },
      },
    });
    expect(error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('cannot be applied'));
    await releases.apply(channel(2, { header: '2.0.0' }));
    expect(releases.live.versions).toEqual({ header: '2.0.0' });
  });

  test('without a last good one the remote is missing and the others serve', async () => {
    const { releases } = setUp({ broken: new Set(['header@1.0.0']) });
    await releases.apply(channel(1, { header: '1.0.0', footer: '1.0.0' }));
    expect(releases.live.versions).toEqual({ footer: '1.0.0' });
    expect(releases.ready).toBe(true);
    releases.stop();
  });

  test('a refused version is tried again by itself and let in once it is mended', async () => {
    jest.useFakeTimers();
    const { releases, broken } = setUp({ broken: new Set(['header@1.0.0']), retryMs: 5000 });
    await releases.apply(channel(1, { header: '1.0.0' }));
    broken.clear();
    await jest.advanceTimersByTimeAsync(5000);
    expect(releases.live.versions).toEqual({ header: '1.0.0' });
    releases.stop();
    jest.useRealTimers();
  });

  test('a preview replaces one version for its own requests alone', async () => {
    const { releases } = setUp();
    await releases.apply(channel(1, { header: '1.0.0', footer: '1.0.0' }));
    const preview = await releases.leasePreview({ header: '2.0.0' });
    expect(preview.set.versions).toEqual({ header: '2.0.0', footer: '1.0.0' });
    expect(releases.live.versions.header).toBe('1.0.0');
    preview.release();
  });

  test('only some previews stay warm, however many are opened', async () => {
    const { releases, held } = setUp();
    await releases.apply(channel(1, { header: '1.0.0' }));
    for (let index = 0; index < 30; index += 1) {
      (await releases.leasePreview({ header: `3.0.${index}` })).release();
    }
    expect(held.size).toBeLessThanOrEqual(10);
  });

  test('a canary of 30 % is given to about that many visitors, each of whom keeps it', async () => {
    const { releases } = setUp();
    const moved = channel(1, { header: '1.0.0', footer: '1.0.0' });
    const canary = { version: '2.0.0', percent: 30 };
    await releases.apply({ ...moved, remotes: { ...moved.remotes, header: { stable: '1.0.0', canary } } });
    expect(releases.hasCanary).toBe(true);
    const visitors = Array.from({ length: 1000 }, (_, index) => `visitor-${index}`);
    const versions = visitors.map((visitor) => releases.setFor(visitor).versions.header);
    const share = versions.filter((version) => version === '2.0.0').length;
    expect(share).toBeGreaterThan(240);
    expect(share).toBeLessThan(360);
    expect(visitors.map((visitor) => releases.setFor(visitor).versions.header)).toEqual(versions);
    expect(releases.live.versions).toEqual({ header: '1.0.0', footer: '1.0.0' });
  });

  test('a canary that does not load is nobody’s, and stopping one takes it away', async () => {
    const { releases, held, broken } = setUp({ broken: new Set(['header@2.0.0']) });
    const moved = channel(1, { header: '1.0.0' });
    const everybody = { header: { stable: '1.0.0', canary: { version: '2.0.0', percent: 100 } } };
    await releases.apply({ ...moved, remotes: everybody });
    expect(releases.setFor('anybody').versions.header).toBe('1.0.0');
    broken.clear();
    await releases.apply({ ...moved, revision: 2, remotes: everybody });
    expect(releases.setFor('anybody').versions.header).toBe('2.0.0');
    await releases.apply(channel(3, { header: '1.0.0' }));
    expect(releases.setFor('anybody').versions.header).toBe('1.0.0');
    expect([...held.keys()]).toEqual(['header@1.0.0']);
  });

  test('the same versions make a set of the same id', async () => {
    const first = setUp();
    const second = setUp();
    await first.releases.apply(channel(1, { header: '1.0.0', footer: '2.0.0' }));
    await second.releases.apply(channel(9, { footer: '2.0.0', header: '1.0.0' }));
    expect(first.releases.live.id).toBe(second.releases.live.id);
  });

  describe('when a version fails its visitors', () => {
    const failed = new Set(['header'] as const);

    test('a page can be rendered with the one before it, and a canary’s page with the stable one', async () => {
      const { releases } = setUp();
      await releases.apply(channel(1, { header: '1.0.0', footer: '1.0.0' }));
      await releases.apply(channel(2, { header: '2.0.0', footer: '1.0.0' }));
      expect(releases.setWithout(failed, releases.live)?.versions).toEqual({
        header: '1.0.0',
        footer: '1.0.0',
      });
      const canary = { stable: '2.0.0', canary: { version: '3.0.0', percent: 100 } };
      await releases.apply({ ...channel(3, {}), remotes: { header: canary } });
      const visited = releases.setFor('anybody');
      expect(visited.versions.header).toBe('3.0.0');
      expect(releases.setWithout(failed, visited)?.versions.header).toBe('2.0.0');
    });

    test('a process that has just started finds the one before it in the channel’s history', async () => {
      const history = [channel(2, { header: '2.0.0' }), channel(1, { header: '1.0.0' })];
      const { releases, held } = setUp({ history });
      await releases.apply(channel(2, { header: '2.0.0' }));
      await new Promise(setImmediate);
      expect([...held.keys()]).toEqual(['header@2.0.0', 'header@1.0.0']);
      expect(releases.setWithout(failed, releases.live)?.versions.header).toBe('1.0.0');
    });

    test('without another version there is nothing to render with', async () => {
      const { releases } = setUp();
      await releases.apply(channel(1, { header: '1.0.0' }));
      expect(releases.setWithout(failed, releases.live)).toBeUndefined();
      await releases.takeOut('header', '1.0.0', 'it failed');
      expect(releases.live.versions.header).toBe('1.0.0');
    });

    test('taken out, it stays out until somebody puts it on the channel anew', async () => {
      const { releases } = setUp();
      await releases.apply(channel(1, { header: '1.0.0' }));
      await releases.apply(channel(2, { header: '2.0.0' }));
      await releases.takeOut('header', '2.0.0', 'it failed');
      expect(releases.live.versions.header).toBe('1.0.0');
      await releases.apply(channel(3, { header: '2.0.0', footer: '1.0.0' }));
      expect(releases.live.versions.header).toBe('1.0.0');
      await releases.apply(channel(4, { header: '1.0.0' }));
      await releases.apply(channel(5, { header: '2.0.0' }));
      expect(releases.live.versions.header).toBe('2.0.0');
    });

    test('a canary that is taken out is nobody’s', async () => {
      const { releases } = setUp();
      const canary = { stable: '1.0.0', canary: { version: '2.0.0', percent: 100 } };
      await releases.apply({ ...channel(1, {}), remotes: { header: canary } });
      await releases.takeOut('header', '2.0.0', 'it failed');
      expect(releases.hasCanary).toBe(false);
      expect(releases.setFor('anybody').versions.header).toBe('1.0.0');
    });
  });

  test('a version that is not trusted any more makes room, and comes back once it is trusted again', async () => {
    const { releases } = setUp();
    await releases.apply(channel(1, { header: '1.0.0' }));
    await releases.apply(channel(2, { header: '2.0.0' }));
    await releases.distrust([...releases.held].filter(({ release }) => release.version === '2.0.0'));
    expect(releases.live.versions.header).toBe('1.0.0');
    await releases.distrust([]);
    expect(releases.live.versions.header).toBe('2.0.0');
  });

  test('loads and failures are counted, but not that the store is down', async () => {
    const { releases, health } = setUp({ broken: new Set(['header@1.0.0']) });
    await releases.apply(channel(1, { header: '1.0.0', footer: '1.0.0' }));
    const counts = health.take().map(({ remote, loads, loadErrors }) => ({ remote, loads, loadErrors }));
    expect(counts).toEqual(
      expect.arrayContaining([
        { remote: 'header', loads: 1, loadErrors: 1 },
        { remote: 'footer', loads: 1, loadErrors: 0 },
      ]),
    );
    releases.stop();
  });
});
