import { defaultWindow } from '@kaadu/release-core/operations';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { smallRelease } from '../../../release-core/fixtures/releases';
import { testService, type TestService } from '../../fixtures/service';

const start = testService();

async function clientOf({ app, token }: TestService, options: Parameters<TestService['token']>[0] = {}) {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return new ServiceClient({ url, token: await token(options) });
}

describe('reading through the service', () => {
  test('returns the same as the store: status, history, publications, releases and their files', async () => {
    const service = await start();
    const client = await clientOf(service, { roles: ['report'] });
    expect(await client.status('production')).toMatchObject({
      revision: 2,
      remotes: [{ name: 'header', stable: '2.0.0', published: expect.arrayContaining(['3.0.0']) }],
    });
    expect((await client.history('production', 'header')).map(({ stable }) => stable)).toEqual([
      '2.0.0',
      '1.0.0',
    ]);
    expect(await client.publications('header')).toEqual(await service.store.publications('header'));
    expect(await client.readRelease('header', '1.0.0')).toEqual(
      await service.store.readRelease('header', '1.0.0'),
    );
    const bytes = await client.readFile('header', '1.0.0', 'web/entry.js');
    expect(Buffer.from(bytes)).toEqual(smallRelease().files['web/entry.js']);
  });

  test('refuses missing releases and paths outside a release', async () => {
    const client = await clientOf(await start());
    await expect(client.readRelease('header', '9.0.0')).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('The store has no header@9.0.0'),
    });
    await expect(client.readFile('header', '1.0.0', 'web/..%2f..%2frelease.json')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('must be a plain relative path'),
    });
  });

  test('reports an error when another server responds, or none', async () => {
    const { app } = await start();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const html = new ServiceClient({ url: `${url}/console/`, token: 'x' });
    await expect(html.status('../console/sign-in?')).rejects.toMatchObject({ code: 'unavailable' });
    const unreachable = new ServiceClient({ url: 'http://127.0.0.1:1', token: 'x' });
    await expect(unreachable.status('production')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('pruning through the service', () => {
  const window = { ...defaultWindow, revisions: 0, newest: 0, graceMs: 0 };

  test('needs permission to operate every remote', async () => {
    const client = await clientOf(await start());
    await expect(client.prune(window, false)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('no permission for every remote'),
    });
  });

  test('removes versions that no channel needs; a dry run only reports them', async () => {
    const service = await start();
    const client = await clientOf(service, { owner: 'operations', remotes: ['*'] });
    const removed = expect.arrayContaining(['1.0.0', '3.0.0']);
    expect(await client.prune(window, true)).toMatchObject([{ remote: 'header', removed, kept: 1 }]);
    expect(await service.store.versions('header')).toHaveLength(3);
    await client.prune(window, false);
    expect(await service.store.versions('header')).toEqual(['2.0.0']);
  });
});
