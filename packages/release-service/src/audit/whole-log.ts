import { canonicalJson } from '@kaadu/federation/release';
import type { Channel } from '@kaadu/release-core';
import type { AuditEntry } from '@kaadu/release-core/operations';

/** Line of the audit log, or a move that was made on the store without the service. */
export interface LogEntry extends Pick<
  AuditEntry,
  'at' | 'actor' | 'action' | 'channel' | 'remote' | 'version' | 'outcome' | 'detail'
> {
  readonly isDirect?: true;
}

/** Channel with its past states, newest first. */
export interface ChannelStates {
  readonly channel: string;
  readonly states: readonly Channel[];
}

/** Maximum age of a move that an older line without a revision can belong to, in milliseconds. */
const sameMoveMs = 10_000;

/**
 * Returns the audit log with the moves that were made directly on the store, newest first. A move through the service is
 * in both, and is listed once.
 */
export function wholeLog(entries: readonly AuditEntry[], channels: readonly ChannelStates[]): LogEntry[] {
  const direct = channels.flatMap(({ channel, states }) => {
    const logged = entries.filter((entry) => entry.channel === channel && entry.outcome === 'done');
    const revisions = new Set(logged.map(({ revision }) => revision));
    const older = logged.filter(({ revision }) => revision === undefined);
    return states.flatMap((state, index) =>
      revisions.has(state.revision) || older.some((entry) => isSameMove(entry, state))
        ? []
        : directMove(channel, state, states[index + 1]),
    );
  });
  return [...entries, ...direct].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

function isSameMove({ actor, at }: AuditEntry, state: Channel): boolean {
  return actor === state.by && Math.abs(Date.parse(at) - Date.parse(state.at)) < sameMoveMs;
}

function directMove(channel: string, state: Channel, before: Channel | undefined): LogEntry {
  const { at, by, reason, remotes } = state;
  const remote = Object.keys(remotes).find(
    (name) => canonicalJson(remotes[name]) !== canonicalJson(before?.remotes[name] ?? null),
  );
  const [is, was] = [remote && remotes[remote], remote && before?.remotes[remote]];
  const version = is && (is.stable === (was && was.stable) ? is.canary?.version : is.stable);
  const entry = { at, actor: by, action: actionOf(state, before, remote), channel, outcome: 'done' };
  return { ...entry, remote, version: version || undefined, detail: reason, isDirect: true };
}

/** Returns the action that the service would have logged. A rollback cannot be distinguished from a promotion. */
function actionOf(state: Channel, before: Channel | undefined, remote: string | undefined): string {
  if (remote === undefined) {
    if (Boolean(state.frozen) === Boolean(before?.frozen)) return 'seal';
    return state.frozen ? 'freeze' : 'unfreeze';
  }
  const [is, was] = [state.remotes[remote], before?.remotes[remote]];
  if (is?.stable !== was?.stable) return 'promote';
  if (Boolean(is?.frozen) !== Boolean(was?.frozen)) return is?.frozen ? 'freeze' : 'unfreeze';
  return is?.canary ? 'canary' : 'stop-canary';
}
