import { ChannelName, PreviewRequest } from '@kaadu/release-core';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { previewWithAudit } from '../previews/preview-with-audit';
import { requireToken, tokenOf } from './authentication';
import type { ServiceContext } from '../context';

const Params = z.object({ channel: ChannelName });

/** Registers the route that creates preview links, for users without a key or for versions of several teams. */
export function registerPreviews(app: FastifyInstance, context: ServiceContext): void {
  app.post(
    '/v1/channels/:channel/previews',
    { ...requireToken(context.tokens, { role: 'read' }), config: { rateLimit: { max: 60 } } },
    async (request) => {
      const { channel } = Params.parse(request.params);
      return previewWithAudit(context, tokenOf(request), channel, PreviewRequest.parse(request.body));
    },
  );
}
