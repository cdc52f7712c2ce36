import { promote } from '@kaadu/release-core';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { testService } from '../../../release-service/fixtures/service';
import { describeServedBy, waitUntilServed } from './served-by';

const start = testService();

/** Starts a service with shells that report the revision they serve. */
async function withShells() {
  let time = Date.now();
  const service = await start({ now: () => time });
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new ServiceClient({ url, token: await service.token({ owner: 'shells' }) });
  const report = (shell: string, revision: number, served?: number) =>
    client.report({ shell, channel: 'production', revision, served, versions: [] });
  return { ...service, client, report, pass: (ms: number) => void (time += ms) };
}

describe('waiting for the shells', () => {
  test('ends once every reporting shell serves the revision', async () => {
    const { client, report, store } = await withShells();
    const options = { channel: 'production', by: 'ana', reason: 'ship' };
    const { revision } = await promote(store, 'header', '3.0.0', options);
    await report('shell-1', 2, 2);
    await report('shell-2', revision, revision);
    const waiting = waitUntilServed(client, 'production', revision, { pollMs: 10 });
    await report('shell-1', revision, revision);
    const servedBy = await waiting;
    expect(servedBy).toMatchObject({ shells: 2, behind: [] });
    expect(describeServedBy({ shells: 2, behind: [], seconds: 0.34 })).toBe(
      'Live on 2 of 2 shells after 0.3 s.',
    );
  });

  test('names those that have the revision but do not serve all of its versions', async () => {
    const { client, report } = await withShells();
    await report('shell-1', 3, 2);
    await report('shell-2', 3, 3);
    const servedBy = await waitUntilServed(client, 'production', 3, { timeoutMs: 30, pollMs: 10 });
    expect(servedBy).toMatchObject({ shells: 2, behind: ['shell-1'] });
    expect(servedBy && describeServedBy(servedBy)).toMatch(
      /^Live on 1 of 2 shells .*; not yet on shell-1\.$/,
    );
  });

  test('does not wait for shells that were stopped', async () => {
    const { client, report, pass } = await withShells();
    await report('shell-1', 2, 2);
    pass(6000);
    await report('shell-2', 3);
    expect(await waitUntilServed(client, 'production', 3)).toMatchObject({ shells: 1, behind: [] });
  });

  test('does not fail when the service no longer responds, because the move is made', async () => {
    const { app, client } = await withShells();
    await app.close();
    const servedBy = await waitUntilServed(client, 'production', 3);
    expect(servedBy && describeServedBy(servedBy)).toMatch(
      /is not known: The release service at .* does not respond/,
    );
  });

  test('reports that no shell reports', async () => {
    const { client } = await withShells();
    const servedBy = await waitUntilServed(client, 'production', 3);
    expect(servedBy && describeServedBy(servedBy)).toMatch(/^No shell reports/);
  });
});
