import type { Channel } from '@kaadu/release-core';
import type { HealthReport, VersionCounts, ViewSignals } from '@kaadu/release-core/health';
import Fastify from 'fastify';
import { verifiedRelease } from '../../../federation/fixtures/verified-release';
import { createReleaseSet } from '@kaadu/federation/server';
import { HealthMonitor, type HealthMonitorOptions } from './health-monitor';
import { VersionHealth, type DocumentVersions } from './version-health';

const live: Channel = {
  revision: 4,
  remotes: { header: { stable: '1.0.0', canary: { version: '2.0.0', percent: 10 } } },
  by: 'test',
  reason: 'test',
  at: new Date(0).toISOString(),
};

/** Signals of a view with clicks without effect. */
const view: ViewSignals = {
  interactionMs: 0,
  blockedMs: 0,
  rageClicks: 1,
  bounces: 0,
  apiCalls: 0,
  bytes: 0,
  fallbacks: 0,
};

/** Selection of a host that has admitted every version of the channel. */
const selection = {
  channel: live,
  live: createReleaseSet(new Map([['header', verifiedRelease('header', '1.0.0')]])),
  canaries: new Map([['header', verifiedRelease('header', '2.0.0')]]),
};

function setUp(
  send: (report: HealthReport) => Promise<void> = async () => undefined,
  admitted: Partial<typeof selection> = {},
) {
  const health = new VersionHealth();
  const blocked: string[] = [];
  const reports: HealthReport[] = [];
  const releases: HealthMonitorOptions['releases'] = {
    selection: { ...selection, ...admitted },
    find: (name, version) => verifiedRelease(name, version),
    block: async (name: string, version: string) => void blocked.push(`${name}@${version}`),
  };
  const monitor = new HealthMonitor({
    health,
    releases,
    channel: 'production',
    contract: '2.2.0',
    log: Fastify({ logger: { level: 'silent' } }).log,
    service: {
      report: async (report) => {
        await send(report);
        reports.push(report);
      },
    },
    intervalMs: 1000,
  });
  const render = (version: string, times: number, failures: number) => {
    for (let index = 0; index < times; index += 1)
      health.recordRender({
        remote: 'header',
        version,
        failed: index < failures,
        late: false,
        ms: 3,
        busyMs: 1,
      });
  };
  return { monitor, health, blocked, reports, render };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('health monitor', () => {
  test('a failing version is blocked at once, without waiting for the next report', async () => {
    const { monitor, blocked, render } = setUp();
    render('1.0.0', 30, 10);
    await jest.advanceTimersByTimeAsync(100);
    expect(blocked).toEqual(['header@1.0.0']);
    monitor.stop();
  });

  test('a failing canary is blocked, and the stable version is not', async () => {
    const { monitor, blocked, render } = setUp();
    render('1.0.0', 500, 0);
    render('2.0.0', 30, 10);
    monitor.evaluate();
    expect(blocked).toEqual(['header@2.0.0']);
    monitor.stop();
  });

  test('a canary that browsers report is blocked, and the stable version in the same pages is not', async () => {
    const { monitor, health, blocked, reports } = setUp();
    const documents = (version: string): DocumentVersions => ({
      versions: [
        { remote: 'header', version },
        { remote: 'footer', version: '1.0.0' },
      ],
    });
    const [canary, stable] = [documents('2.0.0'), documents('1.0.0')];
    for (let index = 0; index < 10; index += 1) health.recordPageView(canary);
    for (let index = 0; index < 100; index += 1) health.recordPageView(stable);
    for (let index = 0; index < 4; index += 1)
      health.recordBrowserError({ remote: 'header', version: '2.0.0' });
    await jest.advanceTimersByTimeAsync(100);
    expect(blocked).toEqual([]);
    health.recordBrowserError({ remote: 'header', version: '2.0.0' });
    await jest.advanceTimersByTimeAsync(100);
    expect(blocked).toEqual(['header@2.0.0']);

    await jest.advanceTimersByTimeAsync(1000);
    const counts = reports.flatMap(({ versions }) => versions);
    const of = (remote: string, version: string) => {
      const its = counts.filter((each) => each.remote === remote && each.version === version);
      const sum = (count: (of: VersionCounts) => number) =>
        its.reduce((total, each) => total + count(each), 0);
      return [sum(({ pageViews }) => pageViews), sum(({ browserErrors }) => browserErrors)];
    };
    expect(of('header', '2.0.0')).toEqual([10, 5]);
    expect(of('header', '1.0.0')).toEqual([100, 0]);
    expect(of('footer', '1.0.0')).toEqual([110, 0]);
    monitor.stop();
  });

  test('a single failure blocks no version', () => {
    const { monitor, blocked, render } = setUp();
    render('1.0.0', 100, 1);
    monitor.evaluate();
    expect(blocked).toEqual([]);
    monitor.stop();
  });

  test('failures from before a version was promoted again do not count', () => {
    const { monitor, blocked, render } = setUp();
    monitor.onChannelChange(live);
    render('1.0.0', 12, 2);
    monitor.evaluate();
    monitor.onChannelChange({ ...live, revision: 5, remotes: { header: { stable: '0.9.0' } } });
    monitor.onChannelChange({ ...live, revision: 6 });
    render('1.0.0', 12, 2);
    monitor.evaluate();
    expect(blocked).toEqual([]);
    monitor.stop();
  });

  test('after a rollback, signals of pages with the version that was taken back count for no other one', async () => {
    const { monitor, health, blocked, reports } = setUp();
    const serving = (header: string, revision: number): Channel => ({
      ...live,
      revision,
      remotes: { header: { stable: header }, footer: { stable: '1.0.0' } },
    });
    monitor.onChannelChange(serving('1.0.0', 4));
    monitor.onChannelChange(serving('2.0.0', 5));
    for (const remote of ['header', 'footer'])
      health.recordSignals({ remote, version: remote === 'header' ? '2.0.0' : '1.0.0' }, view);
    monitor.onChannelChange(serving('1.0.0', 6));
    const versions = [
      { remote: 'header', version: '2.0.0' },
      { remote: 'footer', version: '1.0.0' },
    ];
    expect(health.acceptsViewOf({ versions })).toBe(false);
    await jest.advanceTimersByTimeAsync(1000);
    expect(reports.flatMap((report) => report.versions).map(({ measuredViews }) => measuredViews)).toEqual([
      0, 0,
    ]);
    monitor.onChannelChange(serving('2.0.0', 7));
    expect(health.acceptsViewOf({ versions })).toBe(true);
    expect(blocked).toEqual([]);
    monitor.stop();
  });

  test('of two versions with signals of harm, the one with the stronger evidence is blocked', async () => {
    const serving = (stable: string): Channel => ({
      ...live,
      remotes: { header: { stable }, footer: { stable } },
    });
    const { monitor, health, blocked } = setUp(undefined, { channel: serving('2.0.0') });
    const record = (remote: string, version: string, views: number, harmed: number) => {
      for (let index = 0; index < views; index += 1)
        health.recordSignals({ remote, version }, { ...view, rageClicks: Number(index < harmed) });
    };
    monitor.onChannelChange(serving('1.0.0'));
    for (const remote of ['header', 'footer']) record(remote, '1.0.0', 400, 12);
    monitor.onChannelChange(serving('2.0.0'));
    await jest.advanceTimersByTimeAsync(20_000);
    record('header', '2.0.0', 120, 70);
    record('footer', '2.0.0', 100, 70);
    await jest.advanceTimersByTimeAsync(5000);
    expect(blocked).toEqual(['footer@2.0.0']);
    record('header', '2.0.0', 100, 70);
    monitor.evaluate();
    expect(blocked).toEqual(['footer@2.0.0', 'header@2.0.0']);
    monitor.stop();
  });

  test('the counts since the last report are sent every second, with the revision that is served', async () => {
    const { monitor, reports, render } = setUp();
    render('1.0.0', 5, 0);
    await jest.advanceTimersByTimeAsync(1000);
    render('1.0.0', 2, 1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(reports[0]).toMatchObject({ contract: '2.2.0' });
    expect(reports).toMatchObject([
      { channel: 'production', revision: 4, versions: [{ remote: 'header', renders: 5, renderErrors: 0 }] },
      { revision: 4, versions: [{ remote: 'header', renders: 2, renderErrors: 1 }] },
    ]);
    monitor.stop();
  });

  test.each([
    ['once every version of it is served', {}, 4],
    ['not while a canary of it is still in its smoke test', { canaries: new Map() }, 0],
    ['not when a stable version of it was refused', { live: createReleaseSet(new Map()) }, 0],
  ])('a revision is confirmed %s', async (_case, admitted, served) => {
    const { monitor, reports } = setUp(undefined, admitted);
    await monitor.report();
    expect(reports).toMatchObject([{ revision: 4, served }]);
    monitor.stop();
  });

  test('no count is lost while the service is down', async () => {
    let down = true;
    const { monitor, reports, render } = setUp(async () => {
      if (down) throw new Error('no response');
    });
    render('1.0.0', 5, 0);
    await jest.advanceTimersByTimeAsync(2000);
    down = false;
    render('1.0.0', 7, 0);
    await jest.advanceTimersByTimeAsync(1000);
    expect(reports).toMatchObject([{ versions: [{ renders: 12 }] }]);
    monitor.stop();
  });

  test('many versions are sent in several reports', async () => {
    const { monitor, reports, render } = setUp();
    for (let index = 0; index < 100; index += 1) render(`1.0.${index}`, 1, 0);
    await jest.advanceTimersByTimeAsync(2000);
    expect(reports.map(({ versions }) => versions.length)).toEqual([60, 40]);
    monitor.stop();
  });
});
