import { WorkerStopped } from '@kaadu/federation/render-workers';
import { ReleaseRefused } from '@kaadu/federation/server';
import { type Preview, ReleaseError } from '@kaadu/release-core';

/** Why a preview cannot be shown. */
export type PreviewFault =
  | { readonly kind: 'untrusted' }
  | { readonly kind: 'expired' | 'of-another-channel'; readonly preview: Preview }
  | {
      readonly kind: 'unknown-remote' | 'not-stored' | 'refused' | 'unavailable';
      readonly remotes: Preview['remotes'];
    };

/**
 * What an error says about the versions of a preview; undefined when it is about something else.
 * @param error of loading or rendering them
 */
export function faultOf(error: unknown, { remotes }: Preview): PreviewFault | undefined {
  if (error instanceof WorkerStopped) return { kind: 'refused', remotes };
  if (!(error instanceof ReleaseRefused)) return undefined;
  const culprit = { [error.remote]: error.version };
  const code = error.cause instanceof ReleaseError ? error.cause.code : undefined;
  if (code === 'not-found') return { kind: 'not-stored', remotes: culprit };
  return { kind: code === 'unavailable' ? 'unavailable' : 'refused', remotes: culprit };
}
