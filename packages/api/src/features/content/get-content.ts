import type { ContentState, EditedContent } from '@kaadu/contracts/content';
import type { Db } from '../../platform/database/database';
import type { ContentKind } from '../../platform/editing/content-kind';
import { findRecord, type RecordState } from '../../platform/editing/records-repository';
import { AppError } from '../../platform/errors/app-error';

function stateOf({ draft, published }: RecordState): ContentState {
  if (!published) return 'draft';
  return draft ? 'changed' : 'published';
}

/** Reads a record for its editor. @throws AppError not_found */
export async function getContent(db: Db, kind: ContentKind, primaryKey: number): Promise<EditedContent> {
  const record = await findRecord(db, kind, primaryKey);
  if (!record) throw new AppError('not_found', 'There is no such record.');
  return {
    primary_key: primaryKey,
    state: stateOf(record),
    version: record.version,
    saved_by: record.savedBy,
    saved_at: record.savedAt?.toISOString() ?? null,
    body: { ...(record.draft ?? record.published) },
    published: record.published && { ...record.published },
  };
}
