import { WorkerStopped } from '@kaadu/federation/render-workers';
import { ReleaseRefused } from '@kaadu/federation/server';
import { type Preview, ReleaseError } from '@kaadu/release-core';

/** Reason that a preview cannot be shown. */
export type PreviewFault =
  | { readonly kind: 'untrusted' }
  | { readonly kind: 'expired' | 'of-another-channel'; readonly preview: Preview }
  | {
      readonly kind: 'not-stored' | 'refused' | 'unavailable';
      readonly remotes: Preview['remotes'];
    };

/**
 * Returns the fault of the preview's versions that an error implies; undefined for an unrelated error.
 * @param error error of loading or rendering them
 */
export function faultOf(error: unknown, { remotes }: Preview): PreviewFault | undefined {
  if (error instanceof WorkerStopped) return { kind: 'refused', remotes };
  if (!(error instanceof ReleaseRefused)) return undefined;
  const culprit = { [error.remote]: error.version };
  const code = error.cause instanceof ReleaseError ? error.cause.code : undefined;
  if (code === 'not-found') return { kind: 'not-stored', remotes: culprit };
  return { kind: code === 'unavailable' ? 'unavailable' : 'refused', remotes: culprit };
}
