import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote } from '@kaadu/release-core';
import { changeTokens, folderStorage } from '@kaadu/release-core/operations';
import { testService, type TestService } from '../../fixtures/service';

const start = testService();
const startService = () => start({ streamCheckMs: 10 });

/** Opens the events of the channel. */
async function openEvents({ app }: TestService, headers: Record<string, string>, path?: string) {
  const url = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(new URL(path ?? '/v1/channels/production/events', url), { headers });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(first?.done).toBe(false);
  return {
    /** Resolves once the server has closed the stream. */
    async closed() {
      for (;;) {
        const chunk = await reader?.read().catch(() => ({ done: true }));
        if (chunk?.done !== false) return;
      }
    },
    /** Returns the next event. Rejects when the stream was closed. */
    async next() {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('the stream was closed');
      return Buffer.from(chunk.value).toString();
    },
  };
}

/** Revokes a token like `release tokens revoke` in another process. */
function revoke({ folder }: TestService, secret: string): Promise<void> {
  const id = secret.slice('rel_'.length, 'rel_'.length + 8);
  return changeTokens(folderStorage(folder), (tokens) => tokens.filter((token) => token.id !== id));
}

async function signIn({ app }: TestService, token: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/console/sign-in',
    payload: new URLSearchParams({ token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

describe('an open event stream', () => {
  test('is closed when its token is revoked, while those of other tokens stay open', async () => {
    const service = await startService();
    const revoked = await service.token({});
    const kept = await service.token({});
    const ends = await openEvents(service, { authorization: `Bearer ${revoked}` });
    const stays = await openEvents(service, { authorization: `Bearer ${kept}` });
    await service.hasHeardOf(2);
    await revoke(service, revoked);
    await ends.closed();
    await promote(service.store, 'header', '3.0.0', { channel: 'production', by: 'ana', reason: 'ship' });
    let events = '';
    while (!events.includes('"revision":3')) events += await stays.next();
  });

  test('of the console is closed when the token of its session is revoked', async () => {
    const service = await startService();
    const token = await service.token({});
    const cookie = await signIn(service, token);
    const { closed } = await openEvents(service, { cookie }, '/console/events');
    await revoke(service, token);
    await closed();
  });

  test('of the console is closed when its session expires', async () => {
    let now = Date.now();
    const service = await start({ streamCheckMs: 10, now: () => now });
    const cookie = await signIn(service, await service.token({}));
    const { closed } = await openEvents(service, { cookie }, '/console/events');
    now += 9 * 3_600_000;
    await closed();
  });

  test.each<[string, (file: string) => Promise<void>]>([
    ['are unreadable', (file) => writeFile(file, '{')],
    ['were removed', (file) => rm(file)],
  ])('is closed when the tokens %s', async (_case, damage) => {
    const service = await startService();
    const { closed } = await openEvents(service, { authorization: `Bearer ${await service.token({})}` });
    await damage(join(service.folder, 'tokens.json'));
    await closed();
  });
});
