import Fastify, { type FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies';
import { visitorIdOf } from './visitor-id';

const siteUrl = 'https://site.test';

function serve(answer: (request: FastifyRequest) => string | undefined) {
  const app = Fastify();
  app.get('/', async (request) => ({ value: answer(request) ?? null }));
  return (cookie: string) => app.inject({ url: '/', headers: { cookie } }).then((reply) => reply.json());
}

async function cookieSetWith(value: string, options: { maxAgeSeconds: number; siteUrl: string }) {
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    setCookie(reply, 'name', value, options);
    return 'ok';
  });
  return (await app.inject('/')).headers['set-cookie'];
}

describe('cookies of the shell', () => {
  test.each([
    ['a=1; name=v; b=2', 'v'],
    ['name=a%20b', 'a b'],
    ['name="quoted"', '"quoted"'],
    ['surname=v', null],
    ['', null],
  ])('read from %j the value %j', async (header, value) => {
    expect(await serve((request) => readCookie(request, 'name'))(header)).toEqual({ value });
  });

  test('are hidden from scripts and, on an https site, sent over https only', async () => {
    expect(await cookieSetWith('v', { maxAgeSeconds: 60, siteUrl })).toBe(
      'name=v; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(await cookieSetWith('', { maxAgeSeconds: 0, siteUrl: 'http://localhost' })).toBe(
      'name=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  test('keep a well-formed visitor id, and replace any other', async () => {
    const app = Fastify();
    app.get('/', async (request, reply) => visitorIdOf(request, reply, siteUrl));
    const visit = (cookie: string) => app.inject({ url: '/', headers: { cookie } });
    const known = await visit('kaadu_visitor=visitor-1234');
    expect(known.body).toBe('visitor-1234');
    expect(known.headers['set-cookie']).toBeUndefined();
    const forged = await visit('kaadu_visitor=%3Cscript%3E');
    expect(forged.body).toMatch(/^[\w-]{36}$/);
    expect(forged.headers['set-cookie']).toContain(`kaadu_visitor=${forged.body};`);
  });
});
