import { messageOf } from '@kaadu/federation/release';
import type { Person } from '@kaadu/release-core/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleContext } from '../console/console-context';
import { signedInElsewherePage, signInPage } from '../console/pages/sign-in-page';
import {
  beginSignIn,
  callbackPath,
  failureOf,
  finishSignIn,
  type Failure,
  type ProviderSettings,
} from './provider';
import { returnPath } from './return-path';
import { personOf } from './rights';
import { Transactions } from './transactions';

const failures: Readonly<Record<Failure | 'expired' | 'no-group', readonly [number, string]>> = {
  denied: [403, 'The sign-in was refused or cancelled. Try again, or sign in with a token.'],
  unavailable: [503, 'Single sign-on does not respond. Try again later, or sign in with a token.'],
  failed: [400, 'The sign-in failed. Try again, or sign in with a token.'],
  expired: [400, 'This sign-in has expired or was used already. Sign in again.'],
  'no-group': [403, 'None of your groups may use this console. Ask operations for access.'],
};

/** Disables request logs, because the URLs contain authorization codes. Failures are logged without the provider's text. */
const quiet = { logLevel: 'warn', config: { rateLimit: { max: 20 } } } as const;

/** Registers signing in with the account of an OpenID Connect provider. */
export function registerSignIn(
  app: FastifyInstance,
  context: ConsoleContext,
  provider: ProviderSettings,
): void {
  const transactions = new Transactions(context.sessions.secure);
  const refuse = (reply: FastifyReply, failure: keyof typeof failures) => {
    const [status, message] = failures[failure];
    return context.sendPage(reply.code(status), (page) =>
      signInPage(page, { error: message, to: '/console' }),
    );
  };
  const fail = (request: FastifyRequest, reply: FastifyReply, error: unknown, failure: Failure) => {
    const details = { failure, code: codeOf(error), reason: messageOf(error) };
    request.log.warn(details, 'a sign-in to the console did not succeed');
    return refuse(reply, failure);
  };

  app.get<{ Querystring: { to?: unknown } }>('/console/sign-in/provider', quiet, async (request, reply) => {
    try {
      const { address, transaction } = await beginSignIn(provider, returnPath(request.query.to));
      transactions.begin(transaction, reply);
      return await reply.redirect(address.href, 303);
    } catch (error) {
      return fail(request, reply, error, 'unavailable');
    }
  });

  app.get(callbackPath, quiet, async (request, reply) => {
    const transaction = transactions.end(request, reply);
    if (!transaction) return refuse(reply, 'expired');
    let person: Person;
    try {
      person = personOf(await finishSignIn(provider, transaction, request.url), provider.rights);
    } catch (error) {
      return fail(request, reply, error, failureOf(error));
    }
    await recordSignIn(context, person);
    if (person.grants.length === 0) return refuse(reply, 'no-group');
    context.sessions.start(person, reply);
    // Not a redirect: after one from another site, browsers do not send the session's strict cookie.
    return context.sendPage(reply, (page) => signedInElsewherePage(page, transaction.returnTo));
  });
}

async function recordSignIn({ service }: ConsoleContext, { owner, grants }: Person): Promise<void> {
  const detail = grants.map(
    ({ roles, remotes }) => `${roles.join(', ')} for ${remotes.join(', ') || 'none'}`,
  );
  const outcome = grants.length > 0 ? 'done' : 'forbidden';
  await service.audit.record({ actor: owner, action: 'sign-in', outcome, detail: detail.join('; ') });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
