import { join } from 'node:path';
import { promote } from '@kaadu/release-core';
import { noCounts } from '@kaadu/release-core/health';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { fill, smallRelease, writeBuilt } from '../../../release-core/fixtures/releases';
import { testService, type TestService } from '../../fixtures/service';

const start = testService();
const options = { channel: 'production', by: 'ana', reason: 'ship' };

/** Starts a service and copies header 4.0.0 into its store, past the gate. */
async function startWithCopy() {
  const service = await start();
  const folder = join(service.storeFolder, 'releases', 'header', '4.0.0');
  await writeBuilt(smallRelease({ version: '4.0.0' }), folder);
  return { ...service, client: await clientOf(service) };
}

async function clientOf({ app, token }: TestService): Promise<ServiceClient> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return new ServiceClient({ url, token: await token({}) });
}

describe('a version that has not passed the gate', () => {
  test('is refused by the service, by each move that would serve it', async () => {
    const { client, store } = await startWithCopy();
    const version = { remote: 'header', version: '4.0.0' };
    for (const move of [
      { action: 'promote', ...version } as const,
      { action: 'canary', percent: 5, ...version } as const,
      { action: 'rollback', remote: 'header', to: '4.0.0' } as const,
    ])
      await expect(client.move('production', { move, reason: 'try' })).rejects.toMatchObject({
        code: 'refused',
        message: expect.stringContaining('has not passed the gate'),
      });
    expect(await store.readChannel('production')).toMatchObject({ revision: 2 });
  });

  test('is not the target of an automatic rollback, even if the history names it', async () => {
    const { client, store, hasHeardOf } = await startWithCopy();
    await store.moveChannel('production', 2, { ...options, remotes: { header: { stable: '4.0.0' } } });
    await fill(store, { version: '5.0.0' });
    await promote(store, 'header', '5.0.0', options);
    await hasHeardOf(4);
    const crashed = { ...noCounts, remote: 'header', version: '5.0.0', crashes: 1 };
    await client.report({ shell: 'shell-1', channel: 'production', revision: 4, versions: [crashed] });
    expect(await store.readChannel('production')).toMatchObject({
      revision: 5,
      remotes: { header: { stable: '2.0.0' } },
    });
  });
});
