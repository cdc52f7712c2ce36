import { type PreviewLink, type PreviewRequest, ReleaseError } from '@kaadu/release-core';
import { type Actor, hasPermission, requirePermission } from '@kaadu/release-core/operations';
import type { ServiceContext } from '../context';

/** Whether the holder of a token may show versions of a remote: if it may publish or move them. */
export function mayPreview(actor: Actor, remote: string): boolean {
  return hasPermission(actor, 'publish', remote) || hasPermission(actor, 'operate', remote);
}

/**
 * Creates a link for the holder of a token and records the attempt in the audit log, regardless of its outcome.
 * @throws ReleaseError of `makePreview`, or `forbidden`
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
