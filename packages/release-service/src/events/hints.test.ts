import { createServer, type RequestListener, type Server } from 'node:http';
import { followChannel, type ReleaseStore } from '@kaadu/release-core';
import { withServiceHints } from '@kaadu/release-core/service-client';
import { eventually } from '../../../federation/fixtures/eventually';
import { testService } from '../../fixtures/service';

const start = testService();
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Starts a server in place of the service. @returns its URL */
async function fakeService(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Creates a body that arrives in these chunks, and ends. */
function streamOf(chunks: readonly string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

/** Creates a body that stays empty until its request is aborted. */
function openUntil(signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
  });
}

/** Returns the store without change notifications of its own. */
const withoutWatch = (store: ReleaseStore): ReleaseStore => ({
  ...store,
  watchChannel: () => () => undefined,
});

describe('change hints from the service', () => {
  test('notify a follower of a change at once, from any author', async () => {
    const service = await start();
    const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const address = { url, token: await service.token({}) };
    const revisions: number[] = [];
    const hinted = withServiceHints(withoutWatch(service.store), address, { onError: () => undefined });
    const stop = followChannel(hinted, 'production', {
      pollMs: 1e6,
      onChange: ({ revision }) => revisions.push(revision),
      onError: () => undefined,
    });
    await eventually(() => revisions.length === 1);
    await service.store.moveChannel('production', 2, {
      remotes: { header: { stable: '3.0.0' } },
      by: 'x',
      reason: 'y',
    });
    await eventually(() => revisions.includes(3));
    stop();
    expect(revisions).toEqual([2, 3]);
  });

  test.each([
    ['an event', ['event: channel\ndata: {}\n\n'], 1],
    ['an event in the same chunk as a heartbeat', [': still here\n\nevent: channel\ndata: {}\n\n'], 1],
    ['an event that is split over two chunks', ['event: chan', 'nel\ndata: {}\n\n'], 1],
    ['two events in one chunk', ['event: channel\ndata: {}\n\nevent: channel\ndata: {}\n\n'], 2],
    ['a heartbeat', [': still here\n\n'], 0],
  ])('are given as expected for %s', async (_case, chunks, expected) => {
    const hintsBefore: number[] = [];
    let hints = 0;
    // The second connection is made once the first one was read completely.
    const connections = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
      hintsBefore.push(hints);
      return new Response(hintsBefore.length === 1 ? streamOf(chunks) : openUntil(options?.signal));
    });
    const { store } = await start();
    const address = { url: 'http://service.test', token: 'x' };
    const options = { onError: () => undefined, retryMs: 1 };
    const watching = withServiceHints(withoutWatch(store), address, options);
    const stop = watching.watchChannel('production', {
      onHint: () => (hints += 1),
      onPush: () => undefined,
    });
    // Each connection itself is a hint: earlier changes were not pushed.
    await eventually(() => hints === 1 + expected + 1);
    expect(hintsBefore).toEqual([0, 1 + expected]);
    stop();
    connections.mockRestore();
  });

  test('are replaced by polling while the service is down, which is retried and reported once', async () => {
    const { store } = await start();
    let requests = 0;
    const url = await fakeService((_request, response) => {
      requests += 1;
      response.writeHead(503).end('<html>no</html>');
    });
    const errors: unknown[] = [];
    const revisions: number[] = [];
    const hinted = withServiceHints(
      store,
      { url, token: 'x' },
      { onError: (error) => errors.push(error), retryMs: 5 },
    );
    const stop = followChannel(hinted, 'production', {
      pollMs: 10,
      onChange: ({ revision }) => revisions.push(revision),
      onError: () => undefined,
    });
    await eventually(() => requests > 2 && revisions.includes(2));
    expect(errors).toHaveLength(1);
    stop();
  });
});
