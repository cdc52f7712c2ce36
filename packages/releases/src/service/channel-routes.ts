import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { applyAction, type ActionResult } from '../moves/channel-action';
import { MoveRequest } from '../moves/move-request';
import { historyOf, statusOf } from '../status';
import { ChannelName } from '../store/channel';
import { ReleaseError } from '../store/errors';
import { requireToken, tokenOf } from './authentication';
import type { ServiceContext } from './context';
import { openEventStream } from './event-stream';
import { shellsOf } from '../control/served-by';
import { hasPermission, requirePermission, type Actor, type Token } from './tokens';

const Params = z.object({ channel: ChannelName });

/** That another person has asked for it: who. */
export interface Approved {
  readonly by: string;
}

/** Status, history, changes and change events of channels. */
export function registerChannels(app: FastifyInstance, context: ServiceContext): void {
  const { store, hub, tokens } = context;
  const read = requireToken(tokens, { role: 'read' });

  app.get('/v1/channels/:channel', read, async (request) => {
    return statusOf(store, Params.parse(request.params).channel, await store.remotes());
  });

  app.get('/v1/channels/:channel/shells', read, async (request) => {
    return shellsOf(context.ledger, Params.parse(request.params).channel, context.now());
  });

  app.get('/v1/channels/:channel/history/:remote', read, async (request) => {
    const { channel, remote } = Params.extend({ remote: z.string() }).parse(request.params);
    return historyOf(store, channel, remote);
  });

  app.post(
    '/v1/channels/:channel/moves',
    { ...read, config: { rateLimit: { max: 60 } } },
    async (request) => {
      return moveWithAudit(
        context,
        tokenOf(request),
        Params.parse(request.params).channel,
        MoveRequest.parse(request.body),
      );
    },
  );

  app.get('/v1/channels/:channel/events', read, async (request, reply) => {
    const { channel } = Params.parse(request.params);
    const { id, hash } = tokenOf(request);
    const isSame = (token: Token) => token.id === id && token.hash === hash;
    const stream = openEventStream(app, reply, (valid) => valid.some(isSame));
    const push = () => {
      const { revision } = hub.state(channel);
      stream.send('channel', { channel, revision }, `${revision}`);
    };
    push();
    stream.onClose(hub.subscribe((moved) => moved === channel && push()));
  });
}

/**
 * Carries out an action for the holder of a token and records the attempt in the audit log, whatever its outcome.
 * @param approved the holder approves what another person has asked for
 * @throws ReleaseError as the action does, `forbidden`, or `awaiting-approval`
 */
export async function moveWithAudit(
  { store, audit, approvals }: ServiceContext,
  actor: Actor,
  channel: string,
  { move, ...options }: MoveRequest,
  approved?: Approved,
): Promise<ActionResult> {
  const remote = 'remote' in move ? move.remote : undefined;
  const version = 'version' in move ? move.version : 'to' in move ? move.to : undefined;
  const detail = options.reason;
  const entry = { actor: actor.owner, action: move.action, channel, remote, version, detail };
  try {
    const isFreeze = move.action === 'freeze' || move.action === 'unfreeze';
    requirePermission(actor, isFreeze ? 'freeze' : 'operate', remote ?? '*');
    const freezeRight = hasPermission(actor, 'freeze', '*') ? 'every-remote' : 'this-remote';
    const by = approved?.by ?? actor.owner;
    const apply = (dryRun: boolean | undefined) =>
      applyAction(store, move, { channel, by, freezeRight, ...options, dryRun });
    if (remote !== undefined && !approved && !options.dryRun && approvals.needed(channel, { move })) {
      // What cannot be done is refused before anybody is asked.
      await apply(true);
      await approvals.ask({ channel, remote, work: { move }, reason: options.reason, by });
    }
    const result = await apply(options.dryRun);
    const revision = !('changed' in result) || result.changed ? result.revision : undefined;
    if (!options.dryRun) await audit.record({ ...entry, revision, outcome: 'done' });
    return result;
  } catch (error) {
    await audit.record({ ...entry, outcome: error instanceof ReleaseError ? error.code : 'failed' });
    throw error;
  }
}
