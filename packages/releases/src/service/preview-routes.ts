import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { PreviewRequest, type PreviewLink } from '../preview/make-preview';
import { ChannelName } from '../store/channel';
import { ReleaseError } from '../store/errors';
import { requireToken, tokenOf } from './authentication';
import type { ServiceContext } from './context';
import { hasPermission, requirePermission, type Actor } from './tokens';

const Params = z.object({ channel: ChannelName });

/** Links of previews, for those who have no key of their own or need the versions of several teams. */
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

/** Whether the holder of a token may show versions of a remote: those who publish or move them. */
export function mayPreview(actor: Actor, remote: string): boolean {
  return hasPermission(actor, 'publish', remote) || hasPermission(actor, 'operate', remote);
}

/**
 * Makes a link for the holder of a token and records the attempt in the audit log, whatever its outcome.
 * @throws ReleaseError as `makePreview` does, or `forbidden`
 */
export async function previewWithAudit(
  { makePreview, audit }: ServiceContext,
  actor: Actor,
  channel: string,
  request: PreviewRequest,
): Promise<PreviewLink> {
  const named = Object.entries(request.remotes).map(([remote, version]) => `${remote}@${version}`);
  const detail = `${named.join(', ')} for ${request.hours} hours`;
  const entry = { actor: actor.owner, action: 'preview', channel, detail };
  try {
    for (const remote of Object.keys(request.remotes))
      if (!mayPreview(actor, remote)) requirePermission(actor, 'operate', remote);
    const link = await makePreview(channel, request);
    await audit.record({ ...entry, outcome: 'done' });
    return link;
  } catch (error) {
    await audit.record({ ...entry, outcome: error instanceof ReleaseError ? error.code : 'failed' });
    throw error;
  }
}
