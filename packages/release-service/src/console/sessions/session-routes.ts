import { findToken } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import { FormFields, type ConsoleContext } from '../console-context';
import { returnPath } from '../../sign-in/return-path';
import { signInPage } from '../pages/sign-in-page';
import { requireSameOrigin } from './sessions';

/** Registers signing in with a token, and signing out. */
export function registerSessions(app: FastifyInstance, context: ConsoleContext): void {
  const { sessions, service } = context;

  app.get<{ Querystring: { to?: unknown } }>('/console/sign-in', async ({ query }, reply) => {
    const to = context.provider && returnPath(query.to);
    return context.sendPage(reply, (options) => signInPage(options, { to }));
  });

  app.post('/console/sign-in', { config: { rateLimit: { max: 10 } } }, async (request, reply) => {
    const token = findToken(await service.tokens(), FormFields.parse(request.body)['token'] ?? '');
    if (!token) {
      reply.code(401);
      const error = 'This token is not valid. Check that you copied all of it.';
      return context.sendPage(reply, (options) =>
        signInPage(options, { error, to: context.provider && '/console' }),
      );
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
