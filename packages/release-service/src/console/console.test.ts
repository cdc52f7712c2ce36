import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeTokens, folderStorage } from '@kaadu/release-core/operations';
import { entryFile, tampering } from '../../../release-core/fixtures/tampering';
import { form, signedIn } from '../../fixtures/console';
import { eventually } from '../../../federation/fixtures/eventually';
import { testService } from '../../fixtures/service';

const start = testService();

const rollBack = { action: 'rollback', remote: 'header', version: '1.0.0', revision: '2', reason: 'slow' };

describe('the console over HTTP', () => {
  test('shows only the sign-in page without a session, and rejects a wrong token', async () => {
    const { app } = await start();
    expect((await app.inject({ url: '/console' })).headers.location).toBe('/console/sign-in');
    expect((await app.inject({ url: '/console/events' })).statusCode).toBe(401);
    const wrong = await app.inject({
      method: 'POST',
      url: '/console/sign-in',
      payload: 'token=no',
      headers: form,
    });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('This token is not valid');
  });

  test('sets a session cookie that scripts cannot read and other sites cannot send', async () => {
    const service = await start({ secureCookies: true });
    const { setCookie } = await signedIn(service);
    expect(setCookie).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    expect(setCookie).not.toContain('rel_');
  });

  test('ends every session of a token that is revoked', async () => {
    const service = await start();
    const { page, send } = await signedIn(service);
    expect((await page()).statusCode).toBe(200);
    await changeTokens(folderStorage(service.folder), () => []);
    expect((await page()).headers.location).toBe('/console/sign-in');
    expect((await send(rollBack)).headers.location).toBe('/console/sign-in');
    expect(await service.store.readChannel('production')).toMatchObject({ revision: 2 });
  });

  test('runs only its own script and escapes user input', async () => {
    const service = await start();
    const reason = '<img src=x onerror=alert(1)>"\'';
    await service.store.moveChannel('production', 2, {
      remotes: { header: { stable: '3.0.0' } },
      by: 'eve',
      reason,
    });
    const { page } = await signedIn(service);
    await eventually(async () => (await page()).body.includes('3.0.0</strong>'));
    const { body, headers } = await page();
    expect(body).not.toContain('<img');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
    expect(body).toContain(`nonce="${nonce}"`);
  });

  test('shows a changed history entry, with the fix', async () => {
    const service = await start();
    await tampering(() => service.storeFolder).edit(entryFile(1), { by: 'eve' });
    const { page } = await signedIn(service);
    expect((await page()).body).toMatch(/History changed<\/strong> Revision 1 .*backup/);
  });

  test('shows a changed line of the audit log', async () => {
    const service = await start();
    const { send, page } = await signedIn(service);
    await send(rollBack);
    const file = join(service.folder, 'audit.jsonl');
    await writeFile(file, (await readFile(file, 'utf8')).replace('header team', 'eve'));
    expect((await page()).body).toMatch(/Log changed<\/strong> Line 1 of .*backup/);
  });

  test('carries out a rollback and confirms it once', async () => {
    const service = await start();
    const { send, page } = await signedIn(service);
    expect((await send(rollBack)).statusCode).toBe(303);
    expect((await service.store.readChannel('production')).remotes['header']).toEqual({ stable: '1.0.0' });
    expect((await page()).body).toContain('header is at 1.0.0; shells switch within a second.');
    expect((await page()).body).not.toContain('shells switch within a second');
  });

  test.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['without the CSRF token', { csrf: '' }, {}, 403],
    ['from another site', {}, { origin: 'https://evil.example' }, 403],
    ['with an opaque origin', {}, { origin: 'null' }, 403],
    ['with an origin that is none', {}, { origin: '%%% nonsense' }, 403],
    ['for an older revision', { revision: '1' }, {}, 409],
    ['without a reason', { reason: '' }, {}, 400],
  ])('changes nothing for a form %s', async (_case, fields, headers, status) => {
    const service = await start();
    const { send } = await signedIn(service);
    expect((await send({ ...rollBack, ...fields }, headers)).statusCode).toBe(status);
    expect(await service.store.readChannel('production')).toMatchObject({ revision: 2 });
  });

  test('shows no buttons to a token that may only read, and rejects its forged request', async () => {
    const service = await start();
    const { page, send } = await signedIn(service, { roles: ['read'] });
    expect((await page()).body).not.toContain('data-move=');
    expect((await send(rollBack)).body).toContain('has no permission to operate');
    expect(await service.store.readChannel('production')).toMatchObject({ revision: 2 });
  });
});
