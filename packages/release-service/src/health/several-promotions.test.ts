import { join } from 'node:path';
import { createFolderStore, promote } from '@kaadu/release-core';
import { noCounts, type VersionCounts } from '@kaadu/release-core/health';
import { eventually } from '../../../federation/fixtures/eventually';
import { fill, scratchFolder } from '../../../release-core/fixtures/releases';
import { testService } from '../../fixtures/service';
import { autoRollbackActor } from './auto-rollback';

const scratch = scratchFolder();
const start = testService();
const options = { channel: 'production', by: 'ana', reason: 'ship' };

/** Starts a service on a channel with two remotes, and promotes both from 1.0.0 to 2.0.0 within a minute. */
async function promoteBoth() {
  let now = Date.now();
  const store = createFolderStore(join(scratch(), 'two-remotes'));
  for (const name of ['header', 'footer'])
    for (const version of ['1.0.0', '2.0.0']) await fill(store, { name, version });
  for (const name of ['header', 'footer']) await promote(store, name, '1.0.0', options);
  const service = await start({ store, now: () => now });
  await service.hasHeardOf(2);
  const authorization = `Bearer ${await service.token({ roles: ['report'], remotes: [] })}`;
  const report = async (revision: number, ...versions: VersionCounts[]) => {
    now += 30_000;
    const payload = { shell: 'shell-1', channel: 'production', revision, versions };
    const response = await service.app.inject({
      method: 'POST',
      url: '/v1/reports',
      headers: { authorization },
      payload,
    });
    expect(response.statusCode).toBe(204);
  };
  await report(2, counted('header', '1.0.0', 400, 12), counted('footer', '1.0.0', 400, 12));
  await promote(store, 'header', '2.0.0', options);
  await promote(store, 'footer', '2.0.0', options);
  await service.hasHeardOf(4);
  const live = async () => {
    const { revision, by, remotes } = await store.readChannel('production');
    return { revision, by, header: remotes['header']?.stable, footer: remotes['footer']?.stable };
  };
  return { ...service, report, live };
}

/** Counts of measured views, of which some had clicks without effect. */
function counted(
  remote: string,
  version: string,
  measuredViews: number,
  harmed: number,
  more: Partial<VersionCounts> = {},
): VersionCounts {
  return { ...noCounts, remote, version, measuredViews, signals: { 'rageClicks>0': harmed }, ...more };
}

const onlyFooterBack = { revision: 5, by: autoRollbackActor, header: '2.0.0', footer: '1.0.0' };

describe('of two remotes that were promoted shortly after each other', () => {
  test('only the one with the stronger evidence is rolled back, and the other is judged by pages without it', async () => {
    const { report, live, hasHeardOf } = await promoteBoth();
    // The header was promoted first, so that it was in a few pages without the harm of the footer.
    await report(4, counted('header', '2.0.0', 120, 70), counted('footer', '2.0.0', 100, 70));
    await hasHeardOf(5);
    expect(await live()).toEqual(onlyFooterBack);
    // A shell that has not applied the rollback yet.
    await report(4, counted('header', '2.0.0', 50, 35), counted('footer', '2.0.0', 50, 35));
    await report(5, counted('header', '2.0.0', 60, 2), counted('footer', '1.0.0', 60, 2));
    expect(await live()).toEqual(onlyFooterBack);
    await report(5, counted('header', '2.0.0', 100, 70), counted('footer', '1.0.0', 100, 70));
    expect(await live()).toMatchObject({ revision: 6, header: '1.0.0', footer: '1.0.0' });
  });

  test('only the one whose own failures name it is rolled back', async () => {
    const { report, live, hasHeardOf } = await promoteBoth();
    const failing = { renders: 100, renderErrors: 60 };
    await report(4, counted('header', '2.0.0', 100, 70), counted('footer', '2.0.0', 120, 70, failing));
    await hasHeardOf(5);
    await report(5, counted('header', '2.0.0', 60, 2));
    expect(await live()).toEqual(onlyFooterBack);
  });

  test('both are rolled back when the own failures of both name them', async () => {
    const { report, live } = await promoteBoth();
    const crashed = { crashes: 1 };
    await report(4, counted('header', '2.0.0', 0, 0, crashed), counted('footer', '2.0.0', 0, 0, crashed));
    // The second rollback is repeated if the service has not read the first one yet.
    await eventually(async () => {
      await report(4);
      return (await live()).revision === 6;
    });
    expect(await live()).toMatchObject({ header: '1.0.0', footer: '1.0.0' });
  });
});
