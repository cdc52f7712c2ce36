import { AppError } from '../errors/app-error';
import { changedFields } from '../audit/changed-fields';
import type { Content } from './content-kind';
import type { RecordState } from './records-repository';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Fields of a record in which it differs from what somebody sends. */
function differing(current: Content, sent: Content): string[] {
  return [...new Set(Object.keys(changedFields(current, sent)).map((path) => path.replace(/\..*/, '')))];
}

/**
 * Requires that a save is based on the last version.
 * @param sent what the editor sends; its fields that differ are named
 * @throws AppError invalid without a version; conflict for an old one, with who saved since, when, and what differs
 */
export function requireVersion(record: RecordState, version: number | undefined, sent?: Content): void {
  if (version === record.version) return;
  if (version === undefined) {
    throw new AppError('invalid', 'Give the version of the record that you have changed.', {
      errors: { version: ['is required to change a record'] },
    });
  }
  const who = record.savedBy ?? 'Somebody';
  const when = record.savedAt ? ` at ${clock.format(record.savedAt)}` : '';
  const fields = sent ? differing(record.draft ?? record.published ?? {}, sent) : [];
  throw new AppError(
    'conflict',
    `${who} saved this${when}, after you opened it. Nothing of yours is lost: compare both versions and choose.`,
    { errors: Object.fromEntries(fields.map((field) => [field, ['differs from what was saved since']])) },
  );
}
