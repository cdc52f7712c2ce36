import type { Release } from '@kaadu/federation/release';
import { ReleaseError } from '../store/errors';
import { idOf, type ReadFile, type ReleaseStore } from '../store/release-store';

/** A version that wants to be published, and what it would live beside. */
export interface Candidate {
  readonly release: Release;
  readonly read: ReadFile;
  /** The stable releases of the other remotes on the channel. */
  readonly live: readonly Release[];
}

/** Why a candidate may not be published, and what its team does about it. */
export interface Problem {
  readonly problem: string;
  readonly fix: string;
}

/** One thing that must hold for a candidate. */
export interface Check {
  /** What is looked at, for progress and refusals: `types`, `size`. */
  readonly name: string;
  /** Starts what takes long in a process of its own, while other checks run; `run` is called in any case. */
  readonly begin?: (candidate: Candidate, note: (text: string) => void) => void;
  /** @param note tells whoever publishes something that is no reason to refuse */
  readonly run: (
    candidate: Candidate,
    note: (text: string) => void,
  ) => readonly Problem[] | Promise<readonly Problem[]>;
}

/** Whom the gate tells what it does. */
export interface GateListener {
  /** A check begins. */
  readonly onStep?: (name: string) => void;
  /** Something that is worth knowing and no reason to refuse. */
  readonly onNote?: (note: string) => void;
}

/** The releases that a channel serves to everybody, but for those of one remote. */
export async function liveBeside(store: ReleaseStore, channel: string, remote: string): Promise<Release[]> {
  const { remotes } = await store.readChannel(channel);
  const others = Object.entries(remotes).filter(([name]) => name !== remote);
  return Promise.all(others.map(([name, { stable }]) => store.readRelease(name, stable)));
}

/**
 * Runs every check, so that a team learns of all that is wrong at once.
 * @throws ReleaseError `refused` listing each problem with its fix
 */
export async function passGate(
  candidate: Candidate,
  checks: readonly Check[],
  { onStep = () => undefined, onNote = () => undefined }: GateListener = {},
): Promise<void> {
  const found: string[] = [];
  for (const { begin } of checks) begin?.(candidate, onNote);
  for (const { name, run } of checks) {
    onStep(name);
    for (const { problem, fix } of await run(candidate, onNote)) found.push(`${name}: ${problem}. ${fix}.`);
  }
  if (found.length === 0) return;
  throw new ReleaseError(
    'refused',
    `${idOf(candidate.release)} is not published:\n${found.map((line) => `  - ${line}`).join('\n')}`,
  );
}
