import type { ReleaseSource } from '@kaadu/federation/release';

/** Composition of the site with the candidate, for a smoke test. */
export interface TrialContext {
  readonly candidate: { readonly name: string; readonly version: string };
  /** Remote → version: the channel's stable versions and the candidate. */
  readonly versions: Readonly<Record<string, string>>;
  /** The channel's stable version of the candidate's remote, if any. */
  readonly current?: string | undefined;
  /** Reads the candidate from its build and the other releases from their published location. */
  readonly source: ReleaseSource;
  /** Whether `smoke` runs after `trial`, which may then prepare it. */
  readonly opensBrowser: boolean;
  /** Reports an observation that does not refuse the candidate. */
  readonly note: (text: string) => void;
  /** Registers a cleanup function, which is called at the end regardless of the outcome. */
  readonly onEnd: (stop: () => Promise<unknown>) => void;
}

/**
 * Smoke test of a composition by the site itself; rejects with the fault. The module at `releases.trial` in the root
 * package.json exports two, which run one after the other in a separate process with the same context:
 *
 * - `trial` renders every expose of the candidate on a server, with the live versions of the other remotes;
 * - `smoke`, which is optional, opens the composition in a browser.
 */
export type Trial = (context: TrialContext) => Promise<void>;

/** Thrown by a smoke test that this machine cannot run. The message names the missing software and how to install it. */
export class TrialUnavailable extends Error {
  override readonly name = 'TrialUnavailable';
}
