import type { Channel } from '@kaadu/releases';
import type { HealthReport } from '@kaadu/releases/health';
import Fastify from 'fastify';
import { loadedRemote } from '../../../fixtures/loaded-remote';
import { HealthWatch, type HealthWatchOptions } from './health-watch';
import { VersionHealth } from './version-health';

const live: Channel = {
  revision: 4,
  remotes: { header: { stable: '1.0.0', canary: { version: '2.0.0', percent: 10 } } },
  by: 'test',
  reason: 'test',
  at: new Date(0).toISOString(),
};

function setUp(send: (report: HealthReport) => Promise<void> = async () => undefined) {
  const health = new VersionHealth();
  const takenOut: string[] = [];
  const reports: HealthReport[] = [];
  const releases: HealthWatchOptions['releases'] = {
    channel: live,
    find: (name, version) => loadedRemote(name, version),
    takeOut: async (name: string, version: string) => void takenOut.push(`${name}@${version}`),
  };
  const watch = new HealthWatch({
    health,
    releases,
    channel: 'production',
    log: Fastify({ logger: { level: 'silent' } }).log,
    service: {
      report: async (report) => {
        await send(report);
        reports.push(report);
      },
    },
    everyMs: 1000,
  });
  const render = (version: string, times: number, failures: number) => {
    for (let index = 0; index < times; index += 1)
      health.rendered({ remote: 'header', version, failed: index < failures, ms: 3 });
  };
  return { watch, health, takenOut, reports, render };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a shell that watches its versions', () => {
  test('takes a failing one out at once, without waiting for its next report', async () => {
    const { watch, takenOut, render } = setUp();
    render('1.0.0', 30, 10);
    await jest.advanceTimersByTimeAsync(100);
    expect(takenOut).toEqual(['header@1.0.0']);
    watch.stop();
  });

  test('takes out a canary that fails, and leaves the stable one alone', async () => {
    const { watch, takenOut, render } = setUp();
    render('1.0.0', 500, 0);
    render('2.0.0', 30, 10);
    watch.look();
    expect(takenOut).toEqual(['header@2.0.0']);
    watch.stop();
  });

  test('a single failure takes nothing out', () => {
    const { watch, takenOut, render } = setUp();
    render('1.0.0', 100, 1);
    watch.look();
    expect(takenOut).toEqual([]);
    watch.stop();
  });

  test('what it did before it was promoted anew does not count', () => {
    const { watch, takenOut, render } = setUp();
    watch.channelMoved(live);
    render('1.0.0', 12, 2);
    watch.look();
    watch.channelMoved({ ...live, revision: 5, remotes: { header: { stable: '0.9.0' } } });
    watch.channelMoved({ ...live, revision: 6 });
    render('1.0.0', 12, 2);
    watch.look();
    expect(takenOut).toEqual([]);
    watch.stop();
  });

  test('reports every second what happened since the last report, with the revision that it serves', async () => {
    const { watch, reports, render } = setUp();
    render('1.0.0', 5, 0);
    await jest.advanceTimersByTimeAsync(1000);
    render('1.0.0', 2, 1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(reports).toMatchObject([
      { channel: 'production', revision: 4, versions: [{ remote: 'header', renders: 5, renderErrors: 0 }] },
      { revision: 4, versions: [{ remote: 'header', renders: 2, renderErrors: 1 }] },
    ]);
    watch.stop();
  });

  test('loses no count while the service is down', async () => {
    let down = true;
    const { watch, reports, render } = setUp(async () => {
      if (down) throw new Error('no answer');
    });
    render('1.0.0', 5, 0);
    await jest.advanceTimersByTimeAsync(2000);
    down = false;
    render('1.0.0', 7, 0);
    await jest.advanceTimersByTimeAsync(1000);
    expect(reports).toMatchObject([{ versions: [{ renders: 12 }] }]);
    watch.stop();
  });

  test('sends many versions in as many reports as it takes', async () => {
    const { watch, reports, render } = setUp();
    for (let index = 0; index < 100; index += 1) render(`1.0.${index}`, 1, 0);
    await jest.advanceTimersByTimeAsync(2000);
    expect(reports.map(({ versions }) => versions.length)).toEqual([60, 40]);
    watch.stop();
  });
});
