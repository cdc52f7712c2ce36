import { ReleaseRefused, createReleaseSet, type Versions } from '@kaadu/federation/server';
import type { Preview } from '@kaadu/release-core';
import { Previews } from '../previews/previews';
import { createHttpServer } from '../http/http-server';
import { createSendFault, previewCookie, registerPreview } from './preview-routes';

const described = { integrity: '', bytes: 0 };
const assets = {
  bytes: new Map([['favicon.svg', Buffer.from('<svg></svg>')]]),
  styles: ['styles/shell.1.css'],
  files: { 'styles/service-worker.2.css': described },
};
const preview: Preview = {
  channel: 'production',
  remotes: { header: '2.0.0' },
  expires: Date.UTC(2026, 5, 1, 9),
};

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 5, 1, 8)));
afterEach(() => jest.restoreAllMocks());

/** Creates a token whose signature the trust list of these tests accepts if it is `good`. */
function tokenOf(change: Partial<Preview> = {}, signer = 'good'): string {
  const payload = Buffer.from(JSON.stringify({ ...preview, ...change })).toString('base64url');
  return `${payload}.${signer}.${Buffer.alloc(64).toString('base64url')}`;
}

function setUp() {
  let leases = 0;
  const releases = {
    async leasePreview({ header = '' }: Versions) {
      if (header === '6.6.6') throw new ReleaseRefused('header', header, 'broken for the test');
      leases += 1;
      return { set: createReleaseSet(new Map()), release: () => void (leases -= 1) };
    },
  };
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  const trust = {
    previewRefusal: ({ signature }: { signature: { key: string } }) =>
      signature.key === 'good' ? undefined : 'its key is not trusted',
  };
  const previews = new Previews({ trust, channel: 'production', releases });
  const siteUrl = 'https://site.test';
  registerPreview(app, { previews, sendFault: createSendFault(assets), siteUrl });
  return { app, leases: () => leases, open: (token: string) => app.inject(`/preview?token=${token}`) };
}

describe('preview link', () => {
  test('sets a cookie that outlives the preview by a day, and redirects to the home page', async () => {
    const { open, leases } = setUp();
    const { statusCode, headers } = await open(tokenOf());
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ location: '/', 'cache-control': 'private, no-store' });
    // An hour and a day.
    expect(headers['set-cookie']).toMatch(
      /^kaadu_preview=[\w.-]+; Max-Age=90000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(leases()).toBe(0);
  });

  test.each([
    ['of a key that is not trusted', tokenOf({}, 'other'), 403, 'This preview link is not valid'],
    ['that is malformed', '%3Cscript%3E', 403, 'This preview link is not valid'],
    ['that has ended', tokenOf({ expires: 1 }), 410, 'header <code>2.0.0</code> until <time'],
    ['for another channel', tokenOf({ channel: 'staging' }), 404, 'the channel <code>staging</code>'],
    ['with a version that cannot be loaded', tokenOf({ remotes: { header: '6.6.6' } }), 422, '6.6.6'],
    ['that is too long for a cookie', 'x'.repeat(3901), 403, 'This preview link is not valid'],
  ])('%s shows the reason, and sets no cookie', async (_case, token, status, text) => {
    const { open } = setUp();
    const { statusCode, headers, body } = await open(token);
    expect(statusCode).toBe(status);
    expect(body).toContain(text);
    expect(body).not.toContain('<script');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });
});

test('preview button removes the cookie, but a link to the same path does not', async () => {
  const { app } = setUp();
  const pressed = await app.inject({
    method: 'POST',
    url: '/preview/end',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(pressed.statusCode).toBe(303);
  expect(pressed.headers.location).toBe('/');
  expect(pressed.headers['set-cookie']).toMatch(new RegExp(`^${previewCookie}=; Max-Age=0;`));
  const followed = await app.inject('/preview/end');
  expect(followed.statusCode).toBe(404);
  expect(followed.headers['set-cookie']).toBeUndefined();
});
