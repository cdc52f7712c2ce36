import type { SavedContent } from '@kaadu/contracts/editing';
import { type Actor, makeChanges } from '../audit/make-change';
import { AppError } from '../errors/app-error';
import type { Services } from '../services/services';
import type { ContentKind } from './content-kind';
import { deleteRecord, lockRecord, writeRecord } from './records-repository';
import { requireVersion } from './require-version';

interface Withdrawal {
  readonly primaryKey: number;
  /** Version that the editor has loaded. */
  readonly version: number;
}

const unknown = () => new AppError('not_found', 'There is no such record.');

/** Turns a published record into a draft with the same key. @throws AppError not_found, conflict */
export function withdrawContent(
  services: Services,
  actor: Actor,
  kind: ContentKind,
  { primaryKey, version }: Withdrawal,
): Promise<SavedContent> {
  return makeChanges(services, actor, async ({ tx, audit, changed }) => {
    const record = await lockRecord(tx, kind, primaryKey);
    if (!record) throw unknown();
    requireVersion(record, version);
    if (!record.published) throw new AppError('conflict', 'This is not published.');
    if (!kind.remove)
      throw new AppError('conflict', 'This cannot be removed from the site: bookings may refer to it.');
    await kind.remove(tx, primaryKey);
    changed({ noun: kind.noun, keys: [primaryKey] });
    await writeRecord(tx, kind, primaryKey, {
      version: version + 1,
      draft: record.draft ?? record.published,
      savedBy: actor.user.primaryKey,
      savedAt: services.now(),
    });
    await audit({
      action: 'withdrawContent',
      subject: `${kind.subject} ${primaryKey}`,
      changes: { state: { from: 'published', to: 'draft' } },
    });
    return { primary_key: primaryKey, version: version + 1, state: 'draft' };
  });
}

/**
 * Discards a draft. Published content stays unchanged; a record that was never published is deleted.
 * @throws AppError not_found, conflict
 */
export function discardDraft(
  services: Services,
  actor: Actor,
  kind: ContentKind,
  { primaryKey, version }: Withdrawal,
): Promise<null> {
  return makeChanges(services, actor, async ({ tx, audit }) => {
    const record = await lockRecord(tx, kind, primaryKey);
    if (!record) throw unknown();
    requireVersion(record, version);
    if (!record.draft) throw new AppError('conflict', 'This record has no draft.');
    if (record.published) {
      await writeRecord(tx, kind, primaryKey, {
        version: version + 1,
        draft: null,
        savedBy: actor.user.primaryKey,
        savedAt: services.now(),
      });
    } else await deleteRecord(tx, kind, primaryKey);
    await audit({
      action: 'discardDraft',
      subject: `${kind.subject} ${primaryKey}`,
      changes: { draft: { from: record.draft, to: null } },
    });
    return null;
  });
}
