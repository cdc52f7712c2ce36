import { createTrust, newSigningKey, type Preview, signPreview } from '@kaadu/release-core';
import { stringifySetCookie } from 'cookie';
import { Visits } from './visits';

const [ours, theirs] = [newSigningKey(), newSigningKey()];
const trust = createTrust({
  keys: [{ id: ours.id, owner: 'team', publicKey: ours.publicKey, remotes: ['header'] }],
});
const visits = new Visits({ trust, channel: 'production', siteUrl: 'https://site.example' });
const previewUntil = (expires: number): Preview => ({
  channel: 'production',
  remotes: { header: '1.0.0-b' },
  expires,
});

const respond = (path: string) => visits.respond(new URL(path, 'https://site.example'));

test('a visitor gets an id once, in a cookie that scripts cannot read, and keeps it', () => {
  const cookie = visits.newVisitor();
  expect(stringifySetCookie(cookie)).toMatch(
    /^release_visitor=[\da-f-]{36}; .*HttpOnly.*Secure.*SameSite=Lax/,
  );
  expect(visits.visitor(`release_visitor=${cookie.value}`)).toBe(cookie.value);
});

test('an id that no host has issued does not count', () => {
  expect(visits.visitor('release_visitor=<script>')).toBeUndefined();
});

test('a preview link opens the preview, for as long as it is valid', () => {
  const preview = previewUntil(Date.now() + 60_000);
  const token = signPreview(preview, ours);
  const reply = respond(`/preview?token=${token}`);
  expect(reply).toMatchObject({ status: 302, headers: { location: '/' } });
  expect(visits.preview(reply?.headers['set-cookie']?.split(';')[0])).toEqual(preview);
});

test.each([
  ['without a trusted signature', signPreview(previewUntil(Date.now() + 60_000), theirs), 403],
  ['that has ended', signPreview(previewUntil(Date.now() - 1), ours), 410],
])(
  'a preview link %s opens nothing, and a cookie of it does not show the live site',
  (_case, token, status) => {
    const reply = respond(`/preview?token=${token}`);
    expect([reply?.status, reply?.headers['set-cookie']]).toEqual([status, undefined]);
    expect(visits.preview(`release_preview=${token}`)).toMatchObject({ status });
  },
);

test('the end of a preview removes its cookie; other URLs are pages', () => {
  expect(respond('/preview/end')?.headers['set-cookie']).toMatch(/^release_preview=; Max-Age=0/);
  expect(respond('/previews')).toBeUndefined();
});
