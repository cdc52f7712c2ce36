import { AppError } from '../errors/app-error';
import { changedFields } from '../audit/changed-fields';
import type { Content } from './content-kind';
import type { RecordState } from './records-repository';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Returns the fields in which a record differs from the submitted one. */
function differing(current: Content, sent: Content): string[] {
  return [...new Set(Object.keys(changedFields(current, sent)).map((path) => path.replace(/\..*/, '')))];
}

/**
 * Requires that a save is based on the latest version.
 * @param sent submitted record, whose differing fields the error names
 * @throws AppError invalid without a version; conflict for an old one, with the account and time of the last
 * save and the differing fields
 */
export function requireVersion(record: RecordState, version: number | undefined, sent?: Content): void {
  if (version === record.version) return;
  if (version === undefined) {
    throw new AppError('invalid', 'Send the version of the record that you have changed.', {
      errors: { version: ['is required to change a record'] },
    });
  }
  const who = record.savedBy ?? 'Another editor';
  const when = record.savedAt ? ` at ${clock.format(record.savedAt)}` : '';
  const fields = sent ? differing(record.draft ?? record.published ?? {}, sent) : [];
  throw new AppError(
    'conflict',
    `${who} saved this${when}, after you opened it. Nothing of yours is lost: compare both versions and choose.`,
    { errors: Object.fromEntries(fields.map((field) => [field, ['differs from what was saved since']])) },
  );
}
