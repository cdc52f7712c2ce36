import { ExperienceContent, ExperienceText, OptionContent } from '@kaadu/contracts/experience-body';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/database';
import { upsertAll } from '../../../platform/database/records/upsert';
import { type ContentKind, defineKind } from '../../../platform/editing/content-kind';
import { columnValues, fieldsFrom } from '../../../platform/editing/record-columns';
import { AppError } from '../../../platform/errors/app-error';
import { indiaDate } from '../../../platform/money/india-date';
import { slug } from '../../../platform/text/slug';
import { listOptions } from './experience-repository';
import { experienceOptions, experiences } from '../tables';

/** Content kind of experiences. They cannot be unpublished, because bookings refer to them. */
export function createExperienceKind(now: () => Date): ContentKind {
  return defineKind({
    noun: 'experiences',
    subject: 'experience',
    action: 'createExperience',
    table: experiences,
    title: { field: 'title', column: experiences.title },
    hasDrafts: true,
    body: ExperienceText,
    imagesOf: ({ images, options }) => [
      ...images.map(({ path }) => path),
      ...options.map(({ image_path }) => image_path),
    ],
    read: readExperience,
    write: (tx, primaryKey, body) => writeExperience(tx, primaryKey, body, now()),
  });
}

const textFrom = fieldsFrom(experiences, ExperienceText);
const optionFrom = fieldsFrom(experienceOptions, OptionContent);

async function readExperience(db: Db, primaryKey: number): Promise<ExperienceText | undefined> {
  const [row] = await db.select().from(experiences).where(eq(experiences.primaryKey, primaryKey));
  return (
    row && {
      ...textFrom(row),
      images: row.imagePaths.map((path, index) => ({ path, alt: row.imageAlts[index] || null })),
      ...row.content,
      options: (await listOptions(db, primaryKey)).map(optionFrom),
    }
  );
}

function rowOf(primaryKey: number, body: ExperienceText) {
  return {
    primaryKey,
    url: slug(body.title),
    ...columnValues(experiences, body),
    imagePaths: body.images.map(({ path }) => path),
    imageAlts: body.images.map(({ alt }) => alt ?? ''),
    content: z.parse(ExperienceContent, body),
  };
}

async function writeExperience(tx: Db, primaryKey: number, body: ExperienceText, now: Date): Promise<void> {
  const [known] = await tx
    .select({ addedAt: experiences.addedAt })
    .from(experiences)
    .where(eq(experiences.primaryKey, primaryKey));
  const addedAt = known?.addedAt ?? indiaDate(now);
  await upsertAll(tx, experiences, experiences.primaryKey, [{ ...rowOf(primaryKey, body), addedAt }]);
  await writeOptions(tx, primaryKey, body.options);
}

/** Writes the options. Bookings refer to them, so none is removed, and the calendar owns existing capacities. */
async function writeOptions(tx: Db, experiencePk: number, options: readonly OptionContent[]): Promise<void> {
  const before = await listOptions(tx, experiencePk);
  const kept = new Set(options.flatMap(({ primary_key }) => primary_key ?? []));
  const refuse = (message: string) => {
    throw new AppError('invalid', message, { errors: { options: [message] } });
  };
  if (before.some(({ primaryKey }) => !kept.has(primaryKey)))
    refuse('An option that has been offered stays. Close its days in the calendar instead.');
  for (const [position, { primary_key, ...option }] of options.entries()) {
    const known = before.find(({ primaryKey }) => primaryKey === primary_key);
    if (primary_key !== null && !known) refuse('An option belongs to another experience.');
    if (option.max_guests < option.included_guests) refuse('An option must fit the guests that it includes.');
    const row = {
      experiencePk,
      position,
      ...columnValues(experienceOptions, option),
      ...(known && { slots: known.slots, capacity: known.capacity }),
    };
    if (known) {
      await tx.update(experienceOptions).set(row).where(eq(experienceOptions.primaryKey, known.primaryKey));
    } else await tx.insert(experienceOptions).values(row);
  }
}
