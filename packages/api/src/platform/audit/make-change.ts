import type { ContentChange, ContentChanges, ContentNoun } from '../content-changes/content-changes';
import type { Db } from '../database/database';
import type { SavedChange } from '../database/records/save-record';
import { AppError } from '../errors/app-error';
import { sqlStateOf } from '../errors/error-code';
import type { User } from '../sessions/users-repository';
import { addAuditEntry } from './audit-log';
import type { FieldChanges } from './changed-fields';

/** Account that makes a change, and its request. */
export interface Actor {
  readonly user: User;
  readonly requestId: string;
}

interface AuditEntry {
  readonly action: string;
  /** Kind and key of the changed record: `story 12`. */
  readonly subject: string;
  /** Details of the change, without personal data. */
  readonly detail?: Record<string, unknown>;
  /** Fields before and after, without secrets and contact details of travellers. */
  readonly changes?: FieldChanges;
}

/** Transaction of the admin pages. */
export interface ChangeTransaction {
  readonly tx: Db;
  audit(entry: AuditEntry): Promise<void>;
  changed(change: ContentChange): void;
}

interface ChangeServices {
  readonly contentChanges: ContentChanges;
  readonly now: () => Date;
}

/** Maps violated foreign keys and unique constraints to errors of the caller. */
function toAppError(error: unknown): unknown {
  const code = sqlStateOf(error);
  if (code === '23503') return new AppError('invalid', 'Something that this refers to does not exist.');
  if (code === '23505') return new AppError('conflict', 'Another record has this name already.');
  return error;
}

/**
 * Makes changes in the admin pages. The changes, the data derived from them and their audit entries are
 * committed together.
 * @param write makes the changes, audits each and reports those of content
 * @throws AppError invalid, conflict
 */
export async function makeChanges<Result>(
  { contentChanges, now }: ChangeServices,
  { user, requestId }: Actor,
  write: (change: ChangeTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await contentChanges.transaction((tx, changed) =>
      write({
        tx,
        changed,
        audit: ({ action, subject, detail, changes = {} }) =>
          addAuditEntry(tx, {
            userPk: user.primaryKey,
            action,
            subject,
            detail: { ...detail, ...(Object.keys(changes).length > 0 && { changes }) },
            requestId,
            at: now(),
          }),
      }),
    );
  } catch (error) {
    throw toAppError(error);
  }
}

interface Change {
  readonly action: string;
  /** Kind of record in the audit log. */
  readonly subject: string;
  /** Kind of content, for records that are content. */
  readonly noun?: ContentNoun;
  readonly detail?: Record<string, unknown>;
}

/**
 * Makes one change.
 * @param write returns the key of the changed record, or the result of `saveRecord`, whose fields go into the
 * log
 * @returns the key of the changed record
 */
export function makeChange(
  services: ChangeServices,
  actor: Actor,
  { action, subject, noun, detail }: Change,
  write: (tx: Db) => Promise<number | SavedChange>,
): Promise<number> {
  return makeChanges(services, actor, async ({ tx, audit, changed }) => {
    const written = await write(tx);
    const { primaryKey, changes }: Partial<SavedChange> & Pick<SavedChange, 'primaryKey'> =
      typeof written === 'number' ? { primaryKey: written } : written;
    await audit({ action, subject: `${subject} ${primaryKey}`, detail, changes });
    if (noun) changed({ noun, keys: [primaryKey] });
    return primaryKey;
  });
}
