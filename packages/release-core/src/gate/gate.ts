import type { Release } from '@kaadu/federation/release';
import { ReleaseError } from '../errors';
import { idOf, type ReadFile, type ReleaseStore } from '../store/release-store';

/** Releases of a channel that a candidate would run with, or replace. */
export interface LiveContext {
  /** The stable releases of the other remotes on the channel. */
  readonly live: readonly Release[];
  /** The stable version of the candidate's own remote. */
  readonly current?: string | undefined;
  /** The release of that version. */
  readonly currentRelease?: Release | undefined;
}

/** A version to publish, and the releases that it would run with. */
export interface Candidate extends LiveContext {
  readonly release: Release;
  readonly read: ReadFile;
}

/** Reason why a candidate cannot be published, and the fix for its team. */
export interface Problem {
  readonly problem: string;
  readonly fix: string;
}

/** One requirement that a candidate has to meet. */
export interface Check {
  /** Subject of the check, such as `types` or `size`, for progress and messages. */
  readonly name: string;
  /** Starts slow work in the background while other checks run. Then `run` or `cancel` is called. */
  readonly start?: (candidate: Candidate, note: (text: string) => void) => void;
  /** Ends slow work. Called instead of `run` when earlier checks have found problems. */
  readonly cancel?: () => Promise<void>;
  /** @param note reports an observation that does not refuse the candidate */
  readonly run: (
    candidate: Candidate,
    note: (text: string) => void,
  ) => readonly Problem[] | Promise<readonly Problem[]>;
}

/** Callbacks for the progress of the gate. */
export interface GateListener {
  /** Called when a check starts. */
  readonly onStep?: (name: string) => void;
  /** Called for each note of a check. */
  readonly onNote?: (note: string) => void;
}

/** Returns the releases of a channel that a candidate of one remote would run with, or replace. */
export async function liveContext(
  store: ReleaseStore,
  channel: string,
  remote: string,
): Promise<LiveContext> {
  const { remotes } = await store.readChannel(channel);
  const others = Object.entries(remotes).filter(([name]) => name !== remote);
  const live = await Promise.all(others.map(([name, { stable }]) => store.readRelease(name, stable)));
  const current = remotes[remote]?.stable;
  return { live, current, currentRelease: current ? await store.readRelease(remote, current) : undefined };
}

/**
 * Runs every quick check, so that the team sees all problems at once, and slow ones if there are none.
 * @throws ReleaseError `refused` listing each problem with its fix
 */
export async function runGate(
  candidate: Candidate,
  checks: readonly Check[],
  { onStep = () => undefined, onNote = () => undefined }: GateListener = {},
): Promise<void> {
  const problems: string[] = [];
  for (const { start } of checks) start?.(candidate, onNote);
  for (const { name, run, cancel } of checks) {
    if (problems.length > 0 && cancel) {
      await cancel();
      continue;
    }
    onStep(name);
    for (const { problem, fix } of await run(candidate, onNote))
      problems.push(`${name}: ${problem}. ${fix}.`);
  }
  if (problems.length === 0) return;
  throw new ReleaseError(
    'refused',
    `${idOf(candidate.release)} was not published:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
  );
}
