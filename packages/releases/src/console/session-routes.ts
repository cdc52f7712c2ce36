import type { FastifyInstance } from 'fastify';
import { findToken } from '../service/tokens';
import { FormFields, type ConsoleContext } from './console-context';
import { signInPage } from './pages/sign-in-page';
import { requireSameOrigin } from './sessions';

/** Signing in with a token, and signing out. */
export function registerSessions(app: FastifyInstance, context: ConsoleContext): void {
  const { sessions, service } = context;

  app.get('/console/sign-in', async (_request, reply) => context.sendPage(reply, signInPage));

  app.post('/console/sign-in', { config: { rateLimit: { max: 10 } } }, async (request, reply) => {
    const token = findToken(await service.tokens(), FormFields.parse(request.body)['token'] ?? '');
    if (!token) {
      reply.code(401);
      const error = 'This token is not valid. Check that you copied all of it.';
      return context.sendPage(reply, (options) => signInPage(options, error));
    }
    sessions.start(token, reply);
    return reply.redirect('/console', 303);
  });

  app.post('/console/sign-out', async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (signedIn) requireSameOrigin(request, signedIn.session, FormFields.parse(request.body)['csrf']);
    sessions.end(request, reply);
    return reply.redirect('/console/sign-in', 303);
  });
}
