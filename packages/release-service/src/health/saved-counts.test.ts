import { promote } from '@kaadu/release-core';
import { noCounts } from '@kaadu/release-core/health';
import { eventually } from '../../../federation/fixtures/eventually';
import { signedIn } from '../../fixtures/console';
import { testService, type TestService } from '../../fixtures/service';

const start = testService();

/** Starts a service with reports of failed renders, stops it, and starts the next one on its folder. */
async function restart(whileDown: (first: TestService) => Promise<unknown> = async () => undefined) {
  const first = await start();
  const { store, folder } = first;
  await first.hasHeardOf(2);
  const counts = { ...noCounts, remote: 'header', version: '2.0.0', renders: 50, renderErrors: 1 };
  const response = await first.app.inject({
    method: 'POST',
    url: '/v1/reports',
    headers: { authorization: `Bearer ${await first.token({})}` },
    payload: { shell: 'shell-1', channel: 'production', revision: 2, versions: [counts] },
  });
  expect(response.statusCode).toBe(204);
  const isCharted = async ({ app, token }: TestService) => {
    const { page } = await signedIn({ ...first, app, token });
    return (await page('/console/remotes/header?channel=production')).body.includes('stable 2.0 %');
  };
  expect(await isCharted(first)).toBe(true);
  await first.app.close();
  await whileDown(first);
  const second = await start({ store, folder });
  return { second, isCharted: () => isCharted(second) };
}

test('a restart keeps the charts', async () => {
  const { isCharted } = await restart();
  await eventually(isCharted);
});

test('a restart drops the counts of a channel that was moved in the meantime', async () => {
  const by = { channel: 'production', by: 'ana', reason: 'again' };
  const { second, isCharted } = await restart(async ({ store }) => {
    for (const version of ['3.0.0', '2.0.0']) await promote(store, 'header', version, by);
  });
  await second.hasHeardOf(4);
  expect(await isCharted()).toBe(false);
});
