import { smallRelease } from '../../fixtures/releases';
import { testService, type TestService } from '../../fixtures/service';
import { defaultWindow } from '../prune/plan-prune';
import { readThroughService } from './read-through-service';

const start = testService();

async function readerOf({ app, token }: TestService, options: Parameters<TestService['token']>[0] = {}) {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return readThroughService({ url, token: await token(options) });
}

describe('reading by way of the service', () => {
  test('gives what the store gives: status, history, publications, releases and their files', async () => {
    const service = await start();
    const reader = await readerOf(service, { roles: ['report'] });
    expect(await reader.status('production')).toMatchObject({
      revision: 2,
      remotes: [{ name: 'header', stable: '2.0.0', published: expect.arrayContaining(['3.0.0']) }],
    });
    expect((await reader.history('production', 'header')).map(({ stable }) => stable)).toEqual([
      '2.0.0',
      '1.0.0',
    ]);
    expect(await reader.publications('header')).toEqual(await service.store.publications('header'));
    expect(await reader.readRelease('header', '1.0.0')).toEqual(
      await service.store.readRelease('header', '1.0.0'),
    );
    const bytes = await reader.readFile('header', '1.0.0', 'web/entry.js');
    expect(Buffer.from(bytes)).toEqual(smallRelease().files['web/entry.js']);
  });

  test('what is not there, and paths that climb out, are refused as such', async () => {
    const reader = await readerOf(await start());
    await expect(reader.readRelease('header', '9.0.0')).rejects.toMatchObject({ code: 'not-found' });
    await expect(reader.readFile('header', '1.0.0', 'web/..%2f..%2frelease.json')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('must be a plain relative path'),
    });
  });

  test('what answers in place of the service is not believed', async () => {
    const { app } = await start();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const html = readThroughService({ url: `${url}/console/`, token: 'x' });
    await expect(html.status('../console/sign-in?')).rejects.toMatchObject({ code: 'unavailable' });
    const nobody = readThroughService({ url: 'http://127.0.0.1:1', token: 'x' });
    await expect(nobody.status('production')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('pruning by way of the service', () => {
  const window = { ...defaultWindow, revisions: 0, newest: 0, graceMs: 0 };

  test('needs the right to operate every remote', async () => {
    const reader = await readerOf(await start());
    await expect(reader.prune(window, false)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('no right for every remote'),
    });
  });

  test('removes what no channel needs; a dry run says what would go', async () => {
    const service = await start();
    const reader = await readerOf(service, { owner: 'operations', remotes: ['*'] });
    const removed = expect.arrayContaining(['1.0.0', '3.0.0']);
    expect(await reader.prune(window, true)).toMatchObject([{ remote: 'header', removed, kept: 1 }]);
    expect(await service.store.versions('header')).toHaveLength(3);
    await reader.prune(window, false);
    expect(await service.store.versions('header')).toEqual(['2.0.0']);
  });
});
