import type { ContentNoun, ContentPreview } from '@kaadu/contracts/content';
import type { Db } from '../../platform/database/database';
import type { ContentKind } from '../../platform/editing/content-kind';
import { findRecord } from '../../platform/editing/records-repository';
import { AppError } from '../../platform/errors/app-error';
import type { Services } from '../../platform/services/services';
import { getActivity } from '../activities';
import { type ExperiencePorts, getExperience } from '../catalogue';
import { getGuide } from '../editorial/guides';
import { getPlace, type PlacePorts } from '../editorial/places';
import { getStory } from '../editorial/stories';

/** Dependencies of pages on features that depend on them. */
export type PreviewPorts = PlacePorts & ExperiencePorts;

/** Reads the data of a record's page. @throws AppError invalid for a kind without a page */
async function readPage(
  db: Db,
  noun: ContentNoun,
  primaryKey: number,
  ports: PreviewPorts,
  now: Date,
): Promise<ContentPreview> {
  switch (noun) {
    case 'stories':
      return { noun, detail: await getStory(db, primaryKey) };
    case 'activities':
      return { noun, detail: await getActivity(db, { primaryKey }) };
    case 'places':
      return { noun, detail: await getPlace(db, ports, primaryKey) };
    case 'guides':
      return { noun, detail: await getGuide(db, { guide: primaryKey }) };
    case 'experiences':
      return { noun, detail: await getExperience(db, ports, primaryKey, now) };
    case 'discounts':
    case 'icons':
      throw new AppError('invalid', 'This kind of record has no page.');
  }
}

/**
 * Returns the page of a record as it would be if its draft were published. Publishes the draft in a
 * transaction that is never committed, and reads the page in it.
 * @throws AppError invalid, not_found, conflict
 */
export async function previewContent(
  { contentChanges, database, now }: Services,
  kind: ContentKind,
  primaryKey: number,
  ports: PreviewPorts,
): Promise<ContentPreview> {
  const record = await findRecord(database.db, kind, primaryKey);
  if (!record) throw new AppError('not_found', 'There is no such record.');
  const read = (db: Db) => readPage(db, kind.noun, primaryKey, ports, now());
  const { draft } = record;
  if (!draft) return read(database.db);
  return contentChanges.rehearse(async (tx, changed) => {
    await kind.write(tx, primaryKey, draft);
    changed({ noun: kind.noun, keys: [primaryKey] });
  }, read);
}
