import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { MoveRequest, moveFor } from '../service/channel-routes';
import type { ServiceContext } from '../service/context';
import { openEventStream } from '../service/event-stream';
import { findToken } from '../service/tokens';
import { Move } from '../moves/move';
import { messageOf, ReleaseError } from '../store/errors';
import { readConsoleState } from './console-state';
import type { Html } from './html';
import { keepLive, renderPanels } from './live-console';
import { consolePage, signInPage } from './page';
import { refuseForgery, Sessions } from './sessions';

/** How the console looks and is called. */
export interface ConsoleTheme {
  readonly title: string;
  /** Style sheet with the site's design tokens (`--color-forest` and so on). */
  readonly css?: string | undefined;
  /** The site's typeface, as WOFF2. */
  readonly font?: Uint8Array | undefined;
}

export interface ConsoleOptions {
  readonly secure: boolean;
  readonly theme?: ConsoleTheme | undefined;
  readonly now?: (() => number) | undefined;
}

const Form = z.record(z.string(), z.string());
const Query = z.object({ channel: z.string().optional() });

/** The console: a page for operations, with a sign-in of its own. */
export function registerConsole(
  app: FastifyInstance,
  context: ServiceContext,
  options: ConsoleOptions,
): void {
  const { hub, tokens } = context;
  const now = options.now ?? Date.now;
  const theme = options.theme ?? { title: 'Site' };
  const sessions = new Sessions(options.secure, now);
  const asset = (name: string) => readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');
  const [script, styles] = [asset('console.js'), asset('console.css')];
  const signedIn = async (request: FastifyRequest) => sessions.of(request, await tokens());
  const channelOf = (request: FastifyRequest) => {
    const wanted = Query.parse(request.query).channel;
    return hub.channels.find((name) => name === wanted) ?? hub.channels[0] ?? 'production';
  };
  const page = (nonce: string) => ({
    title: theme.title,
    nonce,
    themed: theme.css !== undefined,
    font: theme.font !== undefined,
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.get('/', async (_request, reply) => reply.redirect('/console'));
  app.get('/console/console.js', async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/console/console.css', async (_request, reply) => reply.type('text/css').send(styles));
  app.get('/console/theme.css', async (_request, reply) => reply.type('text/css').send(theme.css ?? ''));
  app.get('/console/font.woff2', async (_request, reply) => {
    if (!theme.font) return reply.code(404).send({ error: 'not-found', message: 'The site names no font.' });
    return reply
      .type('font/woff2')
      .header('cache-control', 'private, max-age=86400')
      .send(Buffer.from(theme.font));
  });

  app.get('/console/sign-in', async (_request, reply) => send(reply, (nonce) => signInPage(page(nonce))));

  app.post('/console/sign-in', { config: { rateLimit: { max: 10 } } }, async (request, reply) => {
    const token = findToken(await tokens(), Form.parse(request.body)['token'] ?? '');
    if (!token) {
      reply.code(401);
      return send(reply, (nonce) =>
        signInPage(page(nonce), 'This token is not valid. Check that you copied all of it.'),
      );
    }
    sessions.begin(token, reply);
    return reply.redirect('/console', 303);
  });

  app.post('/console/sign-out', async (request, reply) => {
    const known = await signedIn(request);
    if (known) refuseForgery(request, known.session, Form.parse(request.body)['csrf']);
    sessions.end(request, reply);
    return reply.redirect('/console/sign-in', 303);
  });

  app.get('/console', async (request, reply) => {
    const known = await signedIn(request);
    if (!known) return reply.redirect('/console/sign-in', 303);
    return sendConsole(request, reply, known);
  });

  app.get('/console/events', async (request, reply) => {
    const known = await signedIn(request);
    if (!known) return reply.code(401).send({ error: 'forbidden', message: 'Sign in again.' });
    keepLive(context, channelOf(request), known.token, openEventStream(app, reply), now);
  });

  app.post('/console/moves', { config: { rateLimit: { max: 60 } } }, async (request, reply) => {
    const known = await signedIn(request);
    if (!known) return reply.redirect('/console/sign-in', 303);
    const form = Form.parse(request.body);
    refuseForgery(request, known.session, form['csrf']);
    const channel = channelOf(request);
    const { reason, revision } = form;
    const move = MoveRequest.parse({ move: moveOf(form), reason, expectedRevision: Number(revision) });
    try {
      await moveFor(context, known.token, channel, move);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      reply.code(409);
      return sendConsole(request, reply, known, { text: messageOf(error), kind: 'failed' });
    }
    known.session.notice = describeDone(form);
    return reply.redirect(`/console?channel=${channel}`, 303);
  });

  async function sendConsole(
    request: FastifyRequest,
    reply: FastifyReply,
    { session, token }: NonNullable<Awaited<ReturnType<typeof signedIn>>>,
    fault?: { text: string; kind: 'failed' },
  ) {
    const state = await readConsoleState(context, channelOf(request));
    const panels = await renderPanels(context, state, token, now());
    const done = session.notice && { text: session.notice, kind: 'done' as const };
    session.notice = undefined;
    const notice = fault ?? (done || undefined);
    return send(reply, (nonce) =>
      consolePage(state, panels, {
        ...page(nonce),
        channels: hub.channels,
        owner: token.owner,
        csrf: session.csrf,
        notice,
      }),
    );
  }
}

/** What was done, in a sentence for the page that follows. */
function describeDone({ action, remote, version }: Readonly<Record<string, string>>): string {
  switch (action) {
    case 'freeze':
      return `${remote || 'The channel'} is frozen: nothing new goes live until it is unfrozen.`;
    case 'unfreeze':
      return `New versions${remote ? ` of ${remote}` : ''} can go live again.`;
    case 'stop-canary':
      return `Everybody gets the stable ${remote} again; shells switch within a second.`;
    default:
      return `${remote} is at ${version}; shells switch within a second.`;
  }
}

function moveOf({ action, remote, version }: Readonly<Record<string, string>>): Move {
  if (action === 'rollback') return Move.parse({ action, remote, to: version });
  if (action === 'promote') return Move.parse({ action, remote, version });
  return Move.parse(remote ? { action, remote } : { action });
}

function send(reply: FastifyReply, render: (nonce: string) => Html): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(render(nonce).text);
}
