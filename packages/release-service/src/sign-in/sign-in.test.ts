import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { clientSecret, consoleUrl, IdentityProvider } from '../../fixtures/identity-provider';
import { form } from '../../fixtures/console';
import { testService, type TestService } from '../../fixtures/service';
import type { ServiceOptions } from '../app';
import type { Rights } from './rights';

const provider = new IdentityProvider({
  ana: { name: 'Ana Pillai', groups: ['everybody', 'header-ops', 'duty'] },
  eve: { name: 'Eve', groups: ['everybody'] },
});
beforeAll(() => provider.start());
afterAll(() => provider.stop());

const rights: Rights = {
  claim: 'groups',
  scope: 'openid profile',
  groups: [
    { group: 'header-ops', roles: ['operate'], remotes: ['header'] },
    { group: 'duty', roles: ['freeze'], remotes: ['*'] },
  ],
};
const create = testService();
const start = (options: Partial<ServiceOptions> = {}) =>
  create({
    signIn: { issuer: provider.issuer, clientId: 'console', clientSecret, consoleUrl, rights },
    ...options,
  });

const cookiesOf = ({ cookies }: LightMyRequestResponse) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Begins a sign-in. @returns the provider's URL, and the browser's cookie */
async function begin({ app }: TestService, to = '/console') {
  const response = await app.inject({
    url: `/console/sign-in/provider?${new URLSearchParams({ to }).toString()}`,
  });
  return { response, address: String(response.headers.location), cookie: cookiesOf(response) };
}

/** Runs a whole sign-in. @returns the console's response to the provider's redirect */
async function signIn(service: TestService, { subject = 'ana', consents = true, to = '/console' } = {}) {
  const { address, cookie } = await begin(service, to);
  const url = await provider.visit(address, { subject, consents });
  const response = await service.app.inject({ url, headers: { cookie } });
  const session = cookiesOf(response);
  const page = (path = '/console') => service.app.inject({ url: path, headers: { cookie: session } });
  return { response, url, cookie, session, page };
}

const leadsTo = ({ body }: LightMyRequestResponse) => /content="0; url=([^"]+)"/.exec(body)?.[1];

describe('signing in with an OpenID Connect provider', () => {
  test('gives the rights of the groups, each for its own remotes, and the audit log names the person', async () => {
    const service = await start();
    const { response, page, session } = await signIn(service);
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).toMatch(/release_session=.*HttpOnly; SameSite=Strict/);
    const { body } = await page();
    expect(body).toContain('Ana Pillai (ana)');
    const csrf = /name="csrf"\s+value="([^"]+)"/.exec(body)?.[1] ?? '';
    const send = (fields: Record<string, string>) =>
      service.app.inject({
        method: 'POST',
        url: '/console/moves',
        payload: new URLSearchParams({ csrf, revision: '2', reason: 'slow', ...fields }).toString(),
        headers: { ...form, cookie: session },
      });
    const forbidden = await send({ action: 'rollback', remote: 'footer', version: '1.0.0' });
    expect(forbidden.body).toContain('Ana Pillai (ana) has no permission for footer');
    expect((await send({ action: 'rollback', remote: 'header', version: '1.0.0' })).statusCode).toBe(303);
    expect(await service.store.readChannel('production')).toMatchObject({ by: 'Ana Pillai (ana)' });
    const log = await readFile(join(service.folder, 'audit.jsonl'), 'utf8');
    expect(log).toMatch(/"actor":"Ana Pillai \(ana\)","action":"sign-in".*"outcome":"done"/);
    expect(log).toMatch(/"actor":"Ana Pillai \(ana\)","action":"rollback".*"outcome":"forbidden"/);
  });

  test('uses PKCE, state and nonce, stored in a cookie that scripts cannot read', async () => {
    const { response, address } = await begin(await start());
    const { searchParams } = new URL(address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      response_type: 'code',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length).toBeGreaterThan(40);
    expect(String(response.headers['set-cookie'])).toMatch(
      /Max-Age=600; Path=\/console\/sign-in; HttpOnly; SameSite=Lax/,
    );
  });

  test('is refused without a listed group, with a message, and is in the audit log', async () => {
    const service = await start();
    const { response, page } = await signIn(service, { subject: 'eve' });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('None of your groups may use this console.');
    expect((await page()).statusCode).toBe(303);
    expect(await readFile(join(service.folder, 'audit.jsonl'), 'utf8')).toContain('"outcome":"forbidden"');
  });

  test('gives no session with another state, without the cookie, or for the second time', async () => {
    const service = await start();
    const { address, cookie } = await begin(service);
    const url = await provider.visit(address, { subject: 'ana' });
    const callback = (to: string, headers = { cookie }) => service.app.inject({ url: to, headers });
    expect((await callback(url, { cookie: '' })).body).toContain('has expired or was used already');
    const forged = await callback(url.replace(/state=[^&]+/, 'state=forged'));
    expect([forged.statusCode, cookiesOf(forged)]).toEqual([400, 'release_sign_in=']);
    const done = await signIn(service);
    const again = await callback(done.url, { cookie: done.cookie });
    expect([again.statusCode, cookiesOf(again)]).toEqual([400, 'release_sign_in=']);
  });

  test('gives no session with the issuer of another provider in the response', async () => {
    const service = await start();
    const { address, cookie } = await begin(service);
    const url = await provider.visit(address, { subject: 'ana' });
    expect(url).toContain('iss=');
    const mixedUp = url.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example');
    const response = await service.app.inject({ url: mixedUp, headers: { cookie } });
    expect([response.statusCode, cookiesOf(response)]).toEqual([400, 'release_sign_in=']);
  });

  test('shows a message without a session when the person denies it', async () => {
    const { response } = await signIn(await start(), { consents: false });
    expect([response.statusCode, cookiesOf(response)]).toEqual([403, 'release_sign_in=']);
    expect(response.body).toContain('The sign-in was refused or cancelled.');
  });

  test('works after the provider has changed its keys', async () => {
    const service = await start();
    expect((await signIn(service)).response.statusCode).toBe(200);
    provider.rotateKeys();
    expect((await signIn(service)).response.statusCode).toBe(200);
  });

  test('shows a message while the provider is down; tokens work, and it works once the provider is back', async () => {
    await provider.stop();
    const service = await start();
    const { response } = await begin(service);
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('Single sign-on does not respond.');
    expect(response.body).not.toContain('ECONNREFUSED');
    const payload = new URLSearchParams({ token: await service.token({}) }).toString();
    const byToken = { method: 'POST', url: '/console/sign-in', payload, headers: form } as const;
    expect((await service.app.inject(byToken)).headers.location).toBe('/console');
    await provider.start();
    expect((await signIn(service)).response.statusCode).toBe(200);
  });

  test('shows a message when the provider goes down in between', async () => {
    const service = await start();
    const { address, cookie } = await begin(service);
    const url = await provider.visit(address, { subject: 'ana' });
    await provider.stop();
    const response = await service.app.inject({ url, headers: { cookie } });
    await provider.start();
    expect([response.statusCode, cookiesOf(response)]).toEqual([503, 'release_sign_in=']);
  });

  test('ends after eight hours, and when the person signs out', async () => {
    let now = Date.now();
    const service = await start({ now: () => now });
    const { page, session } = await signIn(service);
    const csrf = /name="csrf"\s+value="([^"]+)"/.exec((await page()).body)?.[1] ?? '';
    now += 8 * 3_600_000 - 1;
    expect((await page()).statusCode).toBe(200);
    now += 1;
    expect((await page()).statusCode).toBe(303);
    now -= 1;
    const headers = { ...form, cookie: session };
    await service.app.inject({ method: 'POST', url: '/console/sign-out', payload: `csrf=${csrf}`, headers });
    expect((await page()).statusCode).toBe(303);
  });

  test('returns to the requested page of the console', async () => {
    const service = await start();
    const { headers } = await service.app.inject({ url: '/console/audit?outcome=done' });
    const { body } = await service.app.inject({ url: String(headers.location) });
    expect(body).toContain('provider?to=%2Fconsole%2Faudit%3Foutcome%3Ddone');
    const { response } = await signIn(service, { to: '/console/audit?outcome=done' });
    expect(leadsTo(response)).toBe('/console/audit?outcome=done');
  });

  test('does not redirect to another site', async () => {
    const { response } = await signIn(await start(), { to: '//evil.example/console' });
    expect(leadsTo(response)).toBe('/console');
  });
});
