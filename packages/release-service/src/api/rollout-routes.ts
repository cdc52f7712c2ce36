import { ChannelName } from '@kaadu/release-core';
import { RolloutRequest } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { rolloutWithAudit } from '../rollouts/rollout-with-audit';
import { requireToken, tokenOf } from './authentication';
import type { ServiceContext } from '../context';

const Params = z.object({ channel: ChannelName });

/** Registers the routes that list, start, pause, resume and stop stepwise rollouts. */
export function registerRollouts(app: FastifyInstance, context: ServiceContext): void {
  const read = requireToken(context.tokens, { role: 'read' });
  const url = '/v1/channels/:channel/rollouts';

  app.get(url, read, async (request) => context.rollouts.list(Params.parse(request.params).channel));

  app.post(url, { ...read, config: { rateLimit: { max: 60 } } }, async (request) => {
    const { channel } = Params.parse(request.params);
    return rolloutWithAudit(context, tokenOf(request), channel, RolloutRequest.parse(request.body));
  });
}
