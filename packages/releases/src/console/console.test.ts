import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { chromium, type Browser } from 'playwright';
import { entryFile, tampering } from '../../fixtures/tampering';
import { testService, until, type TestService } from '../../fixtures/service';
import { noCounts } from '../health/counts';
import { startCanary } from '../moves/canary';

const start = testService();
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Signs in over HTTP. @returns what sends forms and asks for pages with that session */
async function signedIn(service: TestService, options: Parameters<TestService['token']>[0] = {}) {
  const body = new URLSearchParams({ token: await service.token(options) }).toString();
  const answer = await service.app.inject({
    method: 'POST',
    url: '/console/sign-in',
    payload: body,
    headers: form,
  });
  const setCookie = String(answer.headers['set-cookie']);
  const cookie = setCookie.split(';')[0] ?? '';
  const page = (url = '/console') => service.app.inject({ url, headers: { cookie } });
  const csrf = /name="csrf"\s+value="([^"]+)"/.exec((await page()).body)?.[1] ?? '';
  const send = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    url = '/console/moves',
  ): Promise<LightMyRequestResponse> =>
    service.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams({ csrf, ...fields }).toString(),
      headers: { ...form, cookie, ...headers },
    });
  return { setCookie, page, send };
}
const rollBack = { action: 'rollback', remote: 'header', version: '1.0.0', revision: '2', reason: 'slow' };

describe('the console over HTTP', () => {
  test('without a session there is only the sign-in page, which rejects a wrong token', async () => {
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

  test('the session cookie cannot be read by scripts or sent by other sites', async () => {
    const service = await start({ secureCookies: true });
    const { setCookie } = await signedIn(service);
    expect(setCookie).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    expect(setCookie).not.toContain('rel_');
  });

  test('pages run only their own script and escape what people wrote', async () => {
    const service = await start();
    const reason = '<img src=x onerror=alert(1)>"\'';
    await service.store.moveChannel('production', 2, {
      remotes: { header: { stable: '3.0.0' } },
      by: 'eve',
      reason,
    });
    const { page } = await signedIn(service);
    await until(async () => (await page()).body.includes('3.0.0</strong>'));
    const { body, headers } = await page();
    expect(body).not.toContain('<img');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
    expect(body).toContain(`nonce="${nonce}"`);
  });

  test('a history entry that was changed is shown, with the fix', async () => {
    const service = await start();
    await tampering(() => service.storeFolder).edit(entryFile(1), { by: 'nobody' });
    const { page } = await signedIn(service);
    expect((await page()).body).toMatch(/History changed<\/strong> Revision 1 .*backup/);
  });

  test('a line of the audit log that was changed is shown', async () => {
    const service = await start();
    const { send, page } = await signedIn(service);
    await send(rollBack);
    const file = join(service.folder, 'audit.jsonl');
    await writeFile(file, (await readFile(file, 'utf8')).replace('header team', 'nobody'));
    expect((await page()).body).toMatch(/Log changed<\/strong> Line 1 of .*backup/);
  });

  test('a rollback is carried out and confirmed once', async () => {
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
  ])('a form %s changes nothing', async (_case, fields, headers, status) => {
    const service = await start();
    const { send } = await signedIn(service);
    expect((await send({ ...rollBack, ...fields }, headers)).statusCode).toBe(status);
    expect(await service.store.readChannel('production')).toMatchObject({ revision: 2 });
  });

  test('a token that may only read gets no buttons, and a forged request is rejected', async () => {
    const service = await start();
    const { page, send } = await signedIn(service, { roles: ['read'] });
    expect((await page()).body).not.toContain('data-move=');
    expect((await send(rollBack)).body).toContain('has no permission to operate');
    expect(await service.store.readChannel('production')).toMatchObject({ revision: 2 });
  });
});

describe('the form for links of previews', () => {
  const url = '/console/previews?channel=production';
  const wanted = { 'version:header': '3.0.0', hours: '8' };

  test('makes a link, which is shown once', async () => {
    const { send, page } = await signedIn(await start());
    expect((await page()).body).toContain('name="version:header"');
    expect((await send(wanted, {}, url)).statusCode).toBe(303);
    expect((await page()).body).toMatch(
      /gets header 3\.0\.0 until .* UTC:\s+<a href="https:\/\/site\.test\/preview\?token=/,
    );
    expect((await page()).body).not.toContain('/preview?token=');
  });

  test.each([
    ['without a version', { 'version:header': '', hours: '8' }, 'must name the versions'],
    [
      'for a version that is not stored',
      { ...wanted, 'version:header': '9.9.9' },
      'There is no header@9.9.9',
    ],
  ])('says what is wrong %s', async (_case, fields, message) => {
    const { send } = await signedIn(await start());
    const answer = await send(fields, {}, url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(message);
  });

  test('is missing, and refused, for who may not show versions, and from another site', async () => {
    const service = await start();
    const { send, page } = await signedIn(service, { roles: ['read'] });
    expect((await page()).body).not.toContain('/console/previews');
    expect((await send(wanted, {}, url)).body).toContain('has no permission to operate');
    const own = await signedIn(service);
    expect((await own.send(wanted, { origin: 'https://evil.example' }, url)).statusCode).toBe(403);
  });
});

describe('the console in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    });
  }, 30_000);
  afterAll(() => browser.close());

  test('operations signs in, sees a canary live, freezes, and rolls back after a confirmation', async () => {
    const service = await start();
    const secret = await service.token({ owner: 'operations' });
    const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(url);
    await page.getByLabel('Token').fill(secret);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const header = page.getByRole('article', { name: 'header' });
    await header.getByText('2.0.0').first().waitFor();

    await startCanary(
      service.store,
      'header',
      { version: '3.0.0', percent: 25 },
      { channel: 'production', by: 'ana', reason: 'new logo' },
    );
    await header.getByText('for 25 % of visitors').waitFor();
    const counts = { renders: 200, renderErrors: 4, faults: 1, lateLoads: 2 };
    const versions = [{ ...noCounts, remote: 'header', version: '3.0.0', ...counts }];
    const report = { shell: 'shell-1', channel: 'production', revision: 3, versions };
    await service.app.inject({
      method: 'POST',
      url: '/v1/reports',
      headers: { authorization: `Bearer ${secret}` },
      payload: report,
    });
    await header.getByRole('img', { name: /Errors: stable no data, canary 2\.0 %/ }).waitFor();
    await header.getByText('canary: 1 uncaught error, 2 late loaders').waitFor();

    const dialog = page.getByRole('dialog');
    await header.getByRole('button', { name: 'Freeze' }).click();
    await dialog.getByText('Freeze: header').waitFor();
    await dialog.getByLabel('Why').fill('key of the header team');
    await dialog.getByRole('button', { name: 'Freeze' }).click();
    await header.getByText('by operations: key of the header team').waitFor();
    await header.getByRole('button', { name: 'Unfreeze' }).click();
    await dialog.getByLabel('Why').fill('a new key is in force');
    await dialog.getByRole('button', { name: 'Unfreeze' }).click();
    await page.getByText('New versions of header can go live again.').waitFor();

    await header.getByRole('button', { name: 'Roll back' }).click();
    await dialog.getByText('Everybody gets 1.0.0 instead of 2.0.0 again.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await service.store.readChannel('production')).toMatchObject({ revision: 5 });
    await header.getByRole('button', { name: 'Roll back' }).click();
    await dialog.getByLabel('Why').fill('errors on phones');
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await page.getByText('header is at 1.0.0; shells switch within a second.').waitFor();
    expect(await service.store.readChannel('production')).toMatchObject({
      by: 'operations',
      reason: 'errors on phones',
      remotes: { header: { stable: '1.0.0' } },
    });
    expect(problems).toEqual([]);
    await page.close();
  }, 60_000);
});
