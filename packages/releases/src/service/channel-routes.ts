import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { applyMove, Move } from '../moves/move';
import { historyOf, statusOf } from '../status';
import { ChannelName } from '../store/channel';
import { ReleaseError } from '../store/errors';
import { tokenOf } from './authenticate';
import type { ServiceContext } from './context';
import { openEventStream } from './event-stream';
import { requireRight, type Token } from './tokens';

const Params = z.object({ channel: ChannelName });
/** A move as it comes over HTTP or from a form. */
export const MoveRequest = z.strictObject({
  move: Move,
  reason: z.string().trim().min(1).max(500),
  dryRun: z.boolean().optional(),
  expectedRevision: z.int().gte(0).optional(),
});
export type MoveRequest = z.infer<typeof MoveRequest>;

/** Status, history, moves and pushed changes of channels. */
export function registerChannels(app: FastifyInstance, context: ServiceContext): void {
  const { store, hub, tokens } = context;

  app.get('/v1/channels/:channel', async (request) => {
    await tokenOf(request, tokens, 'read');
    return statusOf(store, Params.parse(request.params).channel, await store.remotes());
  });

  app.get('/v1/channels/:channel/history/:remote', async (request) => {
    await tokenOf(request, tokens, 'read');
    const { channel, remote } = Params.extend({ remote: z.string() }).parse(request.params);
    return historyOf(store, channel, remote);
  });

  app.post('/v1/channels/:channel/moves', { config: { rateLimit: { max: 60 } } }, async (request) => {
    const token = await tokenOf(request, tokens, 'read');
    return moveFor(context, token, Params.parse(request.params).channel, MoveRequest.parse(request.body));
  });

  app.get('/v1/channels/:channel/events', async (request, reply) => {
    await tokenOf(request, tokens, 'read');
    const { channel } = Params.parse(request.params);
    const stream = openEventStream(app, reply);
    const push = () => {
      const { revision } = hub.state(channel);
      stream.send('channel', { channel, revision }, `${revision}`);
    };
    push();
    stream.onClose(hub.subscribe((moved) => moved === channel && push()));
  });
}

/**
 * Carries a move out for the holder of a token, and writes it into the audit log whatever comes of it.
 * @throws ReleaseError as the move does, or `forbidden`
 */
export async function moveFor(
  { store, audit }: ServiceContext,
  token: Token,
  channel: string,
  { move, reason, dryRun, expectedRevision }: MoveRequest,
) {
  const remote = 'remote' in move ? move.remote : undefined;
  const version = 'version' in move ? move.version : 'to' in move ? move.to : undefined;
  const entry = { actor: token.owner, action: move.action, channel, remote, version, detail: reason };
  try {
    const freezes = move.action === 'freeze' || move.action === 'unfreeze';
    requireRight(token, freezes ? 'freeze' : 'operate', remote);
    const done = await applyMove(store, move, { channel, by: token.owner, reason, dryRun, expectedRevision });
    if (!dryRun) await audit.record({ ...entry, outcome: 'done' });
    return done;
  } catch (error) {
    await audit.record({ ...entry, outcome: error instanceof ReleaseError ? error.code : 'failed' });
    throw error;
  }
}
