import type { SavedContent, SavedState } from '@kaadu/contracts/editing';
import { changedFields } from '../audit/changed-fields';
import { type Actor, type ChangeTransaction, makeChanges } from '../audit/make-change';
import { AppError } from '../errors/app-error';
import { requireImage } from '../images/image-source';
import type { Services } from '../services/services';
import type { ContentKind } from './content-kind';
import { findRecord, lockRecord, reserveKey, writeRecord } from './records-repository';
import { requireVersion } from './require-version';

/** Record that an editor saves, and the version that it is based on. */
interface ContentSave {
  readonly primary_key?: number;
  readonly version?: number;
  readonly state: SavedState;
}

async function saveOne(
  services: Pick<Services, 'now'>,
  { user }: Actor,
  { tx, audit, changed }: ChangeTransaction,
  kind: ContentKind,
  { primary_key, version, state, ...fields }: ContentSave,
): Promise<SavedContent> {
  const content = kind.parse(fields);
  const primaryKey = primary_key ?? (await reserveKey(tx, kind));
  const before = primary_key === undefined ? undefined : await lockRecord(tx, kind, primaryKey);
  if (primary_key !== undefined && !before) {
    throw new AppError('not_found', 'There is no such record to change.');
  }
  if (before) requireVersion(before, version, content);
  const next = (before?.version ?? 0) + 1;
  if (state === 'published') {
    await kind.write(tx, primaryKey, content);
    changed({ noun: kind.noun, keys: [primaryKey] });
  }
  const draft = state === 'draft' ? content : null;
  await writeRecord(tx, kind, primaryKey, {
    version: next,
    draft,
    savedBy: user.primaryKey,
    savedAt: services.now(),
  });
  await audit({
    action: kind.action,
    subject: `${kind.subject} ${primaryKey}`,
    detail: { name: content[kind.title.field], state },
    changes: changedFields(before?.draft ?? before?.published ?? undefined, content),
  });
  return { primary_key: primaryKey, version: next, state };
}

/**
 * Requires that all newly added images exist. Existing ones are not checked, so that the text can still be
 * edited if an image is missing.
 */
async function requireNewImages(
  { database, imageSource }: Services,
  kind: ContentKind,
  { primary_key, version: _version, state: _state, ...fields }: ContentSave,
): Promise<void> {
  const before = primary_key === undefined ? undefined : await findRecord(database.db, kind, primary_key);
  const known = [before?.draft, before?.published].flatMap((one) => (one ? kind.imagesOf(one) : []));
  for (const path of kind.imagesOf(kind.parse(fields)))
    if (!known.includes(path)) await requireImage(imageSource, path);
}

/** Saves records of one kind, all or none. @throws AppError invalid, not_found, conflict */
export async function saveContent(
  services: Services,
  actor: Actor,
  kind: ContentKind,
  saves: readonly ContentSave[],
): Promise<SavedContent[]> {
  for (const save of saves) {
    if (save.state === 'draft' && !kind.hasDrafts)
      throw new AppError('invalid', 'This kind of record has no drafts: it can only be published.');
    await requireNewImages(services, kind, save);
  }
  return makeChanges(services, actor, async (change) => {
    const saved: SavedContent[] = [];
    for (const save of saves) saved.push(await saveOne(services, actor, change, kind, save));
    return saved;
  });
}
