import type { ReleaseSource } from '@kaadu/federation/release';

/** What a site's trial works with: one composition of the site that includes the candidate. */
export interface TrialContext {
  readonly candidate: { readonly name: string; readonly version: string };
  /** Remote → version: the channel's stable versions and the candidate. */
  readonly versions: Readonly<Record<string, string>>;
  /** The channel's stable version of the candidate's remote; absent when there is none. */
  readonly current?: string | undefined;
  /** Reads the candidate from its build and the other releases from where they are published. */
  readonly source: ReleaseSource;
  /** Reports something that is worth knowing but no reason to refuse the candidate. */
  readonly note: (text: string) => void;
  /** Registers a function that stops what the trial has started; called at the end, whatever the outcome. */
  readonly onEnd: (stop: () => Promise<unknown>) => void;
}

/**
 * A site's own trial of a composition; rejects with what is wrong. The module at `releases.trial` in the root
 * package.json exports two, which run one after the other in a process of their own with the same context:
 *
 * - `trial` renders every expose of the candidate on a server, beside the live versions of the other remotes;
 * - `smoke`, which is optional, opens the composition in a browser.
 */
export type Trial = (context: TrialContext) => Promise<void>;

/** Thrown by a trial that this machine cannot run; the message says what is missing and how to get it. */
export class TrialUnavailable extends Error {
  override readonly name = 'TrialUnavailable';
}
