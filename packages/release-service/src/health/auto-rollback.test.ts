import { newSigningKey, promote, rollback, startCanary } from '@kaadu/release-core';
import { type HealthReport, noCounts, shellName, type VersionCounts } from '@kaadu/release-core/health';
import { changeTokens, newToken, folderStorage } from '@kaadu/release-core/operations';
import { eventually } from '../../../federation/fixtures/eventually';
import { signed, smallRelease } from '../../../release-core/fixtures/releases';
import { testService } from '../../fixtures/service';
import { webhookReceivers } from '../../fixtures/webhook-receiver';
import { autoRollbackActor } from './auto-rollback';

const start = testService();
const receive = webhookReceivers();
const options = { channel: 'production', by: 'ana', reason: 'ship' };

async function startWithReports() {
  const { url: webhook, posts } = await receive();
  const service = await start({ notify: [{ url: webhook, about: 'alerts', format: 'json' }] });
  /** Waits for a number of alerts, which are posted in the background, in order. */
  const alerts = async (count: number) => {
    await eventually(() => posts.length >= count);
    return posts.map(({ body }) => body);
  };
  const token = await service.token({ roles: ['report'], remotes: [], shells: ['shell-1', 'web-*'] });
  const authorization = `Bearer ${token}`;
  const reportAs = (shell: string, revision: number, versions: VersionCounts[]) => {
    const payload: HealthReport = { shell, channel: 'production', revision, versions };
    return service.app.inject({ method: 'POST', url: '/v1/reports', headers: { authorization }, payload });
  };
  const report = async (revision: number, ...versions: Partial<VersionCounts>[]) => {
    const counts = versions.map((version) => ({
      ...noCounts,
      remote: 'header',
      version: '2.0.0',
      ...version,
    }));
    const response = await reportAs('shell-1', revision, counts);
    expect(response.statusCode).toBe(204);
  };
  await service.hasHeardOf(2);
  const live = async () => (await service.store.readChannel('production')).remotes['header'];
  return { ...service, alerts, report, reportAs, live };
}

describe('automatic rollback', () => {
  test('rolls back a version above its error budget, with history, audit and alert', async () => {
    const { report, live, alerts, store } = await startWithReports();
    await report(2, { renders: 60, renderErrors: 20 });
    expect(await live()).toEqual({ stable: '1.0.0' });
    expect(await store.readChannel('production')).toMatchObject({
      by: autoRollbackActor,
      reason: expect.stringContaining('33.3 % (20 of 60)'),
    });
    expect(await alerts(1)).toEqual([
      expect.objectContaining({ remote: 'header', version: '2.0.0', replacedBy: '1.0.0' }),
    ]);
  });

  test('rolls back a new version that is much slower than the previous one', async () => {
    const { report, live, store, alerts, hasHeardOf } = await startWithReports();
    const times = (fast: number, slow: number) =>
      noCounts.latency.map((_, i) => [0, 0, fast, 0, 0, 0, 0, 0, slow][i] ?? 0);
    await report(2, { renders: 200, latency: times(200, 0) });
    await promote(store, 'header', '3.0.0', options);
    await hasHeardOf(3);
    await report(3, { version: '3.0.0', renders: 200, latency: times(100, 100) });
    expect(await live()).toEqual({ stable: '2.0.0' });
    expect((await alerts(1))[0]?.['because']).toMatch(
      /50\.0 % .* more than 200 ms, against 0\.0 % .* previous version's/,
    );
  });

  test('rolls back a version that stopped a render worker at the first report', async () => {
    const { report, live, alerts } = await startWithReports();
    await report(2, { crashes: 1 });
    expect(await live()).toEqual({ stable: '1.0.0' });
    expect(await alerts(1)).toMatchObject([{ because: 'it stopped a render worker' }]);
  });

  test('passes over a version whose key is no longer trusted', async () => {
    const { report, live, store, hasHeardOf } = await startWithReports();
    const { release, read } = smallRelease({ version: '4.0.0' });
    await store.add(signed(release, newSigningKey()), read, { by: 'test', note: '' });
    await promote(store, 'header', '4.0.0', options);
    await promote(store, 'header', '3.0.0', options);
    await hasHeardOf(4);
    await report(4, { version: '3.0.0', crashes: 1 });
    expect(await live()).toEqual({ stable: '2.0.0' });
  });

  test('keeps a healthy version, and one with few reports', async () => {
    const { report, live, alerts } = await startWithReports();
    await report(2, { renders: 10_000, renderErrors: 20 });
    await report(2, { version: '9.9.9', renders: 100, renderErrors: 100 });
    expect(await live()).toEqual({ stable: '2.0.0' });
    // Alerts are posted in order: an earlier one would be the first.
    await report(2, { crashes: 1 });
    expect(await alerts(1)).toMatchObject([{ because: 'it stopped a render worker' }]);
  });

  test.each([
    ['unknown', 'rogue:1'],
    ['whose name only starts like a known one', 'shell-12:1'],
  ])('refuses reports of a shell that is %s, and rolls nothing back', async (_case, shell) => {
    const { reportAs, live, alerts } = await startWithReports();
    const counts = { ...noCounts, remote: 'header', version: '2.0.0', renders: 60, renderErrors: 60 };
    const response = await reportAs(shell, 2, [counts]);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/release tokens shells/) });
    expect(await live()).toEqual({ stable: '2.0.0' });
    // Refused reports do not add to those of a known shell.
    const few = { ...counts, renders: 30, renderErrors: 10 };
    expect((await reportAs('web-7:42', 2, [few])).statusCode).toBe(204);
    expect(await live()).toEqual({ stable: '1.0.0' });
    expect(await alerts(1)).toEqual([
      expect.objectContaining({ because: expect.stringContaining('33.3 % (10 of 30)') }),
    ]);
  });

  test("accepts reports of the service's own machine with a token without hosts, from older services", async () => {
    const service = await start();
    const { token, secret } = newToken({ owner: 'shells', roles: ['report'], remotes: [] });
    await changeTokens(folderStorage(service.folder), (list) => [...list, token]);
    const send = (shell: string) =>
      service.app.inject({
        method: 'POST',
        url: '/v1/reports',
        headers: { authorization: `Bearer ${secret}` },
        payload: { shell, channel: 'production', revision: 2, versions: [] },
      });
    expect((await send(shellName())).statusCode).toBe(204);
    const refused = await send('elsewhere:1');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      error: 'forbidden',
      message: expect.stringContaining('not for elsewhere'),
    });
  });

  test('stops a canary that is worse than the stable version', async () => {
    const { report, live, store, alerts, hasHeardOf } = await startWithReports();
    await startCanary(store, 'header', { version: '3.0.0', percent: 5 }, options);
    await hasHeardOf(3);
    await report(
      3,
      { renders: 5000, renderErrors: 5 },
      { version: '3.0.0', renders: 1000, renderErrors: 18 },
    );
    expect(await live()).toEqual({ stable: '2.0.0' });
    expect((await alerts(1))[0]).toMatchObject({ version: '3.0.0', replacedBy: '2.0.0' });
  });

  test('does not swap two faulty versions for each other, and alerts operators once', async () => {
    const { report, live, alerts, store, hasHeardOf } = await startWithReports();
    await report(2, { renders: 60, renderErrors: 20 });
    await hasHeardOf(3);
    for (let round = 0; round < 3; round += 1)
      await report(3, { version: '1.0.0', renders: 60, renderErrors: 20 });
    expect(await live()).toEqual({ stable: '1.0.0' });
    // A third alert shows that there was no other one before it.
    await promote(store, 'header', '3.0.0', options);
    await hasHeardOf(4);
    await report(4, { version: '3.0.0', crashes: 1 });
    expect((await alerts(3)).map(({ version, replacedBy }) => [version, replacedBy])).toEqual([
      ['2.0.0', '1.0.0'],
      ['1.0.0', null],
      ['3.0.0', '1.0.0'],
    ]);
  });

  test('ignores earlier reports of a version that is promoted again', async () => {
    const { report, live, store, hasHeardOf } = await startWithReports();
    await report(2, { renders: 60, renderErrors: 20 });
    await hasHeardOf(3);
    await promote(store, 'header', '2.0.0', options);
    await hasHeardOf(4);
    await report(2, { renders: 60, renderErrors: 60 });
    await report(4, { renders: 60, renderErrors: 0 });
    expect(await live()).toEqual({ stable: '2.0.0' });
  });

  test('does nothing when another actor has rolled back first', async () => {
    const { report, store, live } = await startWithReports();
    await rollback(store, 'header', options);
    await report(2, { renders: 60, renderErrors: 20 });
    expect(await live()).toEqual({ stable: '1.0.0' });
    expect(await store.readChannel('production')).toMatchObject({ revision: 3, by: 'ana' });
  });
});
