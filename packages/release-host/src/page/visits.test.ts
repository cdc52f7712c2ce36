import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createTrust, newSigningKey, type Preview, signPreview } from '@kaadu/release-core';
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

function request(cookie?: string): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  if (cookie) message.headers.cookie = cookie;
  return message;
}
const response = () => new ServerResponse(request());
const cookiesOf = (reply: ServerResponse) => String(reply.getHeader('set-cookie'));

test('a visitor gets an id once, in a cookie that scripts cannot read, and keeps it', () => {
  const reply = response();
  const id = visits.visitor(request(), reply);
  expect(cookiesOf(reply)).toMatch(new RegExp(`^release_visitor=${id}; .*HttpOnly.*Secure.*SameSite=Lax`));
  const next = response();
  expect(visits.visitor(request(`release_visitor=${id}`), next)).toBe(id);
  expect(next.getHeader('set-cookie')).toBeUndefined();
});

test('an id that no host has issued is replaced', () => {
  expect(visits.visitor(request('release_visitor=<script>'), response())).toMatch(/^[\da-f-]{36}$/);
});

test('a preview link opens the preview, for as long as it is valid', () => {
  const preview = previewUntil(Date.now() + 60_000);
  const token = signPreview(preview, ours);
  const reply = response();
  expect(visits.respond(new URL(`https://site.example/preview?token=${token}`), reply)).toBe(true);
  expect([reply.statusCode, reply.getHeader('location')]).toEqual([302, '/']);
  expect(visits.preview(request(cookiesOf(reply).split(';')[0]))).toEqual(preview);
});

test.each([
  ['without a trusted signature', signPreview(previewUntil(Date.now() + 60_000), theirs), 403],
  ['that has ended', signPreview(previewUntil(Date.now() - 1), ours), 410],
])(
  'a preview link %s opens nothing, and a cookie of it does not show the live site',
  (_case, token, status) => {
    const reply = response();
    expect(visits.respond(new URL(`https://site.example/preview?token=${token}`), reply)).toBe(true);
    expect([reply.statusCode, reply.getHeader('set-cookie')]).toEqual([status, undefined]);
    expect(visits.preview(request(`release_preview=${token}`))).toMatchObject({ status });
  },
);

test('the end of a preview removes its cookie; other URLs are pages', () => {
  const reply = response();
  expect(visits.respond(new URL('https://site.example/preview/end'), reply)).toBe(true);
  expect(cookiesOf(reply)).toMatch(/^release_preview=; Max-Age=0/);
  expect(visits.respond(new URL('https://site.example/previews'), response())).toBe(false);
});
