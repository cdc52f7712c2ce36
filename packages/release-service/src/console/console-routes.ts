import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../context';
import { registerSignIn } from '../sign-in/sign-in-routes';
import { openEventStream } from '../events/event-stream';
import { registerConsoleAssets } from './asset-routes';
import { ConsoleContext, type ConsoleOptions } from './console-context';
import { registerConsoleApprovals } from './approvals/approval-routes';
import { registerConsoleAudit } from './audit/audit-routes';
import { streamPanels } from './live-console';
import { registerMoves } from './move-routes';
import { registerConsolePreviews } from './previews/preview-routes';
import { registerConsoleRemotes } from './remote/remote-routes';
import { sendConsole } from './send-console';
import { registerSessions } from './sessions/session-routes';

/** Maximum size of the console's forms; the sign-in form is read without authentication. */
const maxFormBytes = 16 * 1024;

/** Registers the console: a web page for operations, with its own sign-in. */
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
  if (context.provider) registerSignIn(app, context, context.provider);
  registerConsolePreviews(app, context);
  registerConsoleRemotes(app, context);
  registerConsoleAudit(app, context);
  registerConsoleApprovals(app, context);
  app.get('/', async (_request, reply) => reply.redirect('/console'));

  app.get('/console', async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return context.toSignIn(request, reply);
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
    const remote = context.remoteOf(request);
    streamPanels(service, channel, signedIn.actor, stream, { now: context.now, remote });
  });

  registerMoves(app, context);
}
