import type { ReleaseSource } from '@kaadu/federation/release';

/** What a site's trial gets: one composition of the site, with the candidate in its remote's place. */
export interface TrialContext {
  readonly candidate: { readonly name: string; readonly version: string };
  /** Remote → version: the stable ones of the channel, and the candidate. */
  readonly versions: Readonly<Record<string, string>>;
  /** Gives the candidate from its build and the others from where they are published. */
  readonly source: ReleaseSource;
  /** Tells whoever publishes something that is no reason to refuse. */
  readonly note: (text: string) => void;
  /** Called when all is over, whatever came of it: stops what the trial has started. */
  readonly onEnd: (stop: () => Promise<unknown>) => void;
}

/**
 * A site's own trial of a composition; it rejects with what is wrong. The module at `releases.trial` of the root
 * package.json exports two, which run one after the other in a process of their own with the same context:
 *
 * - `trial` renders every expose of the candidate on the server, beside the live versions of the others;
 * - `smoke`, if there is one, opens the composition in a browser.
 */
export type Trial = (context: TrialContext) => Promise<void>;

/** Thrown by a trial that this machine has not got the means for; the message says what is missing and the fix. */
export class TrialImpossible extends Error {
  override readonly name = 'TrialImpossible';
}
