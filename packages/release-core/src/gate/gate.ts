import type { Release } from '@kaadu/federation/release';
import { ReleaseError } from '../errors';
import { idOf, type ReadFile, type ReleaseStore } from '../store/release-store';

/** What a channel serves that a candidate would be live with, or in place of. */
export interface LiveBeside {
  /** The stable releases of the other remotes on the channel. */
  readonly live: readonly Release[];
  /** The stable version of the candidate's own remote. */
  readonly current?: string | undefined;
}

/** A version to be published, and the releases that it would be live with. */
export interface Candidate extends LiveBeside {
  readonly release: Release;
  readonly read: ReadFile;
}

/** Why a candidate cannot be published, and what its team can do about it. */
export interface Problem {
  readonly problem: string;
  readonly fix: string;
}

/** One requirement that a candidate has to meet. */
export interface Check {
  /** What is checked, for progress and messages, such as `types` or `size`. */
  readonly name: string;
  /** Starts slow work in the background while other checks run. `run` is called in any case. */
  readonly start?: (candidate: Candidate, note: (text: string) => void) => void;
  /** @param note reports something that is worth knowing but no reason to refuse the candidate */
  readonly run: (
    candidate: Candidate,
    note: (text: string) => void,
  ) => readonly Problem[] | Promise<readonly Problem[]>;
}

/** Callbacks for the progress of the gate. */
export interface GateListener {
  /** A check starts. */
  readonly onStep?: (name: string) => void;
  /** A check left a note. */
  readonly onNote?: (note: string) => void;
}

/** What a channel serves beside, and in place of, a candidate of one remote. */
export async function liveBeside(store: ReleaseStore, channel: string, remote: string): Promise<LiveBeside> {
  const { remotes } = await store.readChannel(channel);
  const others = Object.entries(remotes).filter(([name]) => name !== remote);
  const live = await Promise.all(others.map(([name, { stable }]) => store.readRelease(name, stable)));
  return { live, current: remotes[remote]?.stable };
}

/**
 * Runs every check, so that a team learns of all problems at once.
 * @throws ReleaseError `refused` listing each problem with its fix
 */
export async function runGate(
  candidate: Candidate,
  checks: readonly Check[],
  { onStep = () => undefined, onNote = () => undefined }: GateListener = {},
): Promise<void> {
  const problems: string[] = [];
  for (const { start } of checks) start?.(candidate, onNote);
  for (const { name, run } of checks) {
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
