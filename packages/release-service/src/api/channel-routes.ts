import { ChannelName, historyOf, MoveRequest, statusOf } from '@kaadu/release-core';
import type { Token } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { limitOfShells } from './request-limits';
import { requireToken, tokenOf } from './authentication';
import type { ServiceContext } from '../context';
import { openEventStream } from '../events/event-stream';
import { shellsOf } from '../shells/reporting-shells';
import { moveWithAudit } from '../moves/move-with-audit';

const Params = z.object({ channel: ChannelName });

/** Registers the routes for status, history, changes and change events of channels. */
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

  app.get('/v1/channels/:channel/events', { ...read, config: limitOfShells }, async (request, reply) => {
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
