import { AppError } from '../errors/app-error';
import type { Db } from '../database/database';
import { addAuditEntry } from './audit-log';
import type { User } from '../sessions/users-repository';
import type { Services } from '../../services';
import { errorCode } from '../errors/error-code';

/** Who changes something, and in which request. */
export interface Actor {
  readonly user: User;
  readonly requestId: string;
}

interface Change {
  readonly action: string;
  /** Kind and key of what was changed: `story 12`. */
  readonly subject: (primaryKey: number) => string;
  /** What was changed, without personal data. */
  readonly detail?: Record<string, unknown>;
}

/** A foreign key or unique value that does not fit is the caller's mistake, not ours. */
function explain(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = errorCode(cause);
  if (code === '23503') return new AppError('invalid', 'Something that this refers to does not exist.');
  if (code === '23505') return new AppError('conflict', 'Another record has this name already.');
  return error;
}

type Note = (change: Omit<Change, 'subject'> & { readonly subject: string }) => Promise<void>;

/**
 * Makes changes of the back office: they and their lines in the audit log commit together, then every process drops
 * what it had cached.
 * @param write makes the changes and notes each
 */
export async function makeChanges<Result>(
  { database, announceChange, now }: Services,
  { user, requestId }: Actor,
  write: (tx: Db, note: Note) => Promise<Result>,
): Promise<Result> {
  const result = await database.db
    .transaction((tx) =>
      write(tx, ({ action, subject, detail = {} }) =>
        addAuditEntry(tx, { userPk: user.primaryKey, action, subject, detail, requestId, at: now() }),
      ),
    )
    .catch((error: unknown) => {
      throw explain(error);
    });
  await announceChange();
  return result;
}

/** Makes one change. @returns the key of what was changed */
export function makeChange(
  services: Services,
  actor: Actor,
  { subject, ...change }: Change,
  write: (tx: Db) => Promise<number>,
): Promise<number> {
  return makeChanges(services, actor, async (tx, note) => {
    const primaryKey = await write(tx);
    await note({ ...change, subject: subject(primaryKey) });
    return primaryKey;
  });
}
