import { messageOf } from '@kaadu/federation/release';
import type { FastifyInstance } from 'fastify';
import { parseInput } from '../input-errors';
import { ChannelAction } from '../moves/channel-action';
import { MoveRequest } from '../moves/move-request';
import { moveWithAudit } from '../service/channel-routes';
import type { ServiceContext } from '../service/context';
import { openEventStream } from '../service/event-stream';
import { ReleaseError } from '../store/errors';
import { registerConsoleAssets } from './asset-routes';
import { ConsoleContext, FormFields, type ConsoleOptions } from './console-context';
import { streamPanels } from './live-console';
import { registerConsolePreviews } from './preview-routes';
import { sendConsole } from './send-console';
import { registerSessions } from './session-routes';
import { requireSameOrigin } from './sessions';

/** No form of the console is larger; the one for signing in is read from anybody. */
const maxFormBytes = 16 * 1024;

/** The console: a web page for operations, with its own sign-in. */
export function registerConsole(
  app: FastifyInstance,
  service: ServiceContext,
  options: ConsoleOptions,
): void {
  const context = new ConsoleContext(service, options);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  registerConsoleAssets(app, context.theme);
  registerSessions(app, context);
  registerConsolePreviews(app, context);
  app.get('/', async (_request, reply) => reply.redirect('/console'));

  app.get('/console', async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return reply.redirect('/console/sign-in', 303);
    return sendConsole(context, request, reply, signedIn);
  });

  app.get('/console/events', async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return reply.code(401).send({ error: 'forbidden', message: 'Sign in again.' });
    const channel = context.channelOf(request);
    const stream = openEventStream(
      app,
      reply,
      (tokens) => context.sessions.of(request, tokens) !== undefined,
    );
    streamPanels(service, channel, signedIn.token, stream, context.now);
  });

  app.post('/console/moves', { config: { rateLimit: { max: 60 } } }, async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return reply.redirect('/console/sign-in', 303);
    const form = FormFields.parse(request.body);
    requireSameOrigin(request, signedIn.session, form['csrf']);
    const channel = context.channelOf(request);
    const { reason, revision } = form;
    try {
      const request = { move: actionOf(form), reason, expectedRevision: Number(revision) };
      const move = parseInput(MoveRequest, request, 'The form');
      await moveWithAudit(service, signedIn.token, channel, move);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      reply.code(error.code === 'refused' ? 400 : 409);
      return sendConsole(context, request, reply, signedIn, messageOf(error));
    }
    signedIn.session.notice = { text: describeSuccess(form) };
    return reply.redirect(`/console?channel=${channel}`, 303);
  });
}

/** The outcome of an action in one sentence, for the page that follows it. */
function describeSuccess({ action, remote, version }: Readonly<Record<string, string>>): string {
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

function actionOf({ action, remote, version }: Readonly<Record<string, string>>): ChannelAction {
  const named = remote ? { action, remote } : { action };
  if (action === 'rollback') return parseInput(ChannelAction, { ...named, to: version }, 'The form');
  if (action === 'promote') return parseInput(ChannelAction, { ...named, version }, 'The form');
  return parseInput(ChannelAction, named, 'The form');
}
