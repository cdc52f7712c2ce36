import type { ReleaseSource } from '@kaadu/federation/release';

/** What a site's trial gets: one composition of the site, with the candidate in its remote's place. */
export interface TrialContext {
  readonly candidate: { readonly name: string; readonly version: string };
  /** Remote → version: the stable ones of the channel, and the candidate. */
  readonly versions: Readonly<Record<string, string>>;
  /** Gives the candidate from its build and the others from the store. */
  readonly source: ReleaseSource;
}

/**
 * A site's own trial: renders every expose of the candidate on the server, beside the live versions of the others, and
 * rejects with what was thrown. The module at `releases.trial` of the root package.json exports it as `trial`.
 */
export type Trial = (context: TrialContext) => Promise<void>;
