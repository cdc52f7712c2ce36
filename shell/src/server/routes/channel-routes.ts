import { channelReleasesPath } from '@kaadu/federation/release';
import { type ReadSelection, respondWithReleases } from '@kaadu/release-host';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const Query = z.object({ visitor: z.unknown().optional() });

export interface ChannelRoutesOptions {
  readonly selection: ReadSelection;
  /** Channel that this shell follows. */
  readonly channel: string;
}

/** Responds to hosts on other sites with the versions that a visitor gets. */
export function registerChannel(app: FastifyInstance, { selection, channel }: ChannelRoutesOptions): void {
  app.get(channelReleasesPath(channel), async (request, reply) => {
    const { visitor } = Query.parse(request.query);
    const { status, headers, body } = respondWithReleases(selection, visitor);
    return reply.code(status).headers(headers).send(body);
  });
}
