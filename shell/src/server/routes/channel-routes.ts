import type { RemoteName } from '@kaadu/contracts';
import { channelReleasesPath, visitorPattern } from '@kaadu/federation/release';
import { releasesFor, type ReadSelection } from '@kaadu/releases/host';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const Query = z.object({ visitor: z.string().regex(visitorPattern).optional() });

export interface ChannelRoutesOptions {
  readonly selection: ReadSelection<RemoteName>;
  /** The channel that this shell follows. */
  readonly channel: string;
}

/**
 * Answers hosts on other sites which versions a visitor gets (`releasePlugin`). It says nothing that pages do not say, reads
 * memory only, and sets no cookie: the visitor's id is the other host's.
 */
export function registerChannel(app: FastifyInstance, { selection, channel }: ChannelRoutesOptions): void {
  app.get(channelReleasesPath(channel), async (request, reply) => {
    const query = Query.safeParse(request.query);
    reply.header('access-control-allow-origin', '*');
    if (!query.success)
      return reply.code(400).type('text/plain').send('The visitor must be 8 to 64 letters, digits, _ or -.');
    const { visitor } = query.data;
    reply.header('cache-control', visitor === undefined ? 'no-cache' : 'private, no-store');
    return releasesFor(selection, visitor);
  });
}
