import { messageOf, RemoteName } from '@kaadu/federation/release';
import { ChannelAction, MoveRequest, parseInput, ReleaseError } from '@kaadu/release-core';
import { type Actor, RolloutRequest } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import { moveWithAudit } from '../moves/move-with-audit';
import { rolloutWithAudit } from '../rollouts/rollout-with-audit';
import type { ServiceContext } from '../context';
import { FormFields, type ConsoleContext } from './console-context';
import { pathTo } from './pages/frame';
import { sendConsole } from './send-console';
import { requireSameOrigin } from './sessions/sessions';

type Form = Readonly<Record<string, string>>;

/** Registers moves of the channel and rollouts, from the console's forms. */
export function registerMoves(app: FastifyInstance, context: ConsoleContext): void {
  app.post('/console/moves', { config: { rateLimit: { max: 60 } } }, async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return context.toSignIn(request, reply);
    const form = FormFields.parse(request.body);
    requireSameOrigin(request, signedIn.session, form['csrf']);
    const channel = context.channelOf(request);
    // The remote of the page with the form.
    const remote = RemoteName.safeParse(form['page']).data;
    try {
      await carryOut(context.service, signedIn.actor, channel, form);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      if (error.code === 'awaiting-approval') {
        signedIn.session.notice = { text: messageOf(error) };
        return reply.redirect(pathTo('', channel), 303);
      }
      reply.code(error.code === 'refused' ? 400 : 409);
      return sendConsole(context, request, reply, signedIn, { remote, error: messageOf(error) });
    }
    signedIn.session.notice = { text: describeSuccess(form) };
    return reply.redirect(pathTo(remote === undefined ? '' : `/remotes/${remote}`, channel), 303);
  });
}

async function carryOut(service: ServiceContext, actor: Actor, channel: string, form: Form): Promise<void> {
  const options = { reason: form['reason'], expectedRevision: Number(form['revision']) };
  const rollout = rolloutOf(form);
  if (rollout) {
    const request = parseInput(RolloutRequest, { rollout, ...options }, 'The form');
    await rolloutWithAudit(service, actor, channel, request);
  } else {
    const request = parseInput(MoveRequest, { move: actionOf(form), ...options }, 'The form');
    await moveWithAudit(service, actor, channel, request);
  }
}

function rolloutOf({ action = '', remote, version, steps = '' }: Form): unknown {
  const [, verb] = /^rollout-(\w+)$/.exec(action) ?? [];
  if (verb !== 'start') return verb && { action: verb, remote };
  const shares = steps.split(/[\s,→%]+/).filter(Boolean);
  return { action: verb, remote, version, ...(shares.length > 0 && { steps: shares.map(Number) }) };
}

function actionOf({ action, remote, version, percent }: Form): ChannelAction {
  const named = remote ? { action, remote } : { action };
  const parse = (fields: object) => parseInput(ChannelAction, { ...named, ...fields }, 'The form');
  switch (action) {
    case 'rollback':
      return parse({ to: version });
    case 'promote':
      return parse({ version });
    case 'canary':
      return parse({ version, percent: Number(percent) });
    default:
      return parse({});
  }
}

/** Describes the result of an action in one sentence, for the next page. */
function describeSuccess({ action, remote, version, percent }: Form): string {
  switch (action) {
    case 'freeze':
      return `${remote || 'The channel'} is frozen: no new version goes live until it is unfrozen.`;
    case 'unfreeze':
      return `New versions${remote ? ` of ${remote}` : ''} can go live again.`;
    case 'stop-canary':
    case 'rollout-stop':
      return `All visitors get the stable ${remote} again; shells switch within a second.`;
    case 'canary':
      return `${percent} % of visitors get ${remote} ${version}; shells switch within a second.`;
    case 'rollout-start':
      return `The rollout of ${remote} ${version} has begun; it continues while the version stays healthy.`;
    case 'rollout-pause':
      return `The rollout of ${remote} stays at its share until it is resumed.`;
    case 'rollout-resume':
      return `The rollout of ${remote} continues.`;
    default:
      return `${remote} is at ${version}; shells switch within a second.`;
  }
}
