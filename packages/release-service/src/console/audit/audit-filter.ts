import * as z from 'zod';
import type { LogEntry } from '../../audit/whole-log';

const Text = z.string().trim().max(200).default('');
/** Day as browsers send it; empty for no limit. */
const Day = z
  .union([z.literal(''), z.iso.date()])
  .default('')
  .catch('');

/** Filters of the audit log's form; empty fields accept all entries. */
export const AuditFilter = z.object({
  actor: Text,
  action: Text,
  remote: Text,
  on: Text,
  outcome: Text,
  from: Day,
  to: Day,
  page: z.coerce.number().int().min(1).max(100_000).default(1).catch(1),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** Returns the entries that a filter accepts. Days are in UTC, and the last one is included. */
export function filterLog(
  entries: readonly LogEntry[],
  { actor, action, remote, on, outcome, from, to }: AuditFilter,
): LogEntry[] {
  const accepts = (wanted: string, value: string | undefined) => wanted === '' || wanted === value;
  return entries.filter(
    (entry) =>
      entry.actor.toLowerCase().includes(actor.toLowerCase()) &&
      accepts(action, entry.action) &&
      accepts(remote, entry.remote) &&
      accepts(on, entry.channel) &&
      (outcome === '' || isDone(entry) === (outcome === 'done')) &&
      (from === '' || entry.at.slice(0, 10) >= from) &&
      (to === '' || entry.at.slice(0, 10) <= to),
  );
}

/** Whether an attempt succeeded. */
export function isDone({ outcome }: LogEntry): boolean {
  return (
    outcome === 'done' || outcome === 'added' || outcome === 'already-there' || outcome === 'signed-again'
  );
}
