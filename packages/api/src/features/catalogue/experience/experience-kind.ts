import { ExperienceText, type OptionContent } from '@kaadu/contracts/experience-body';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { upsertAll } from '../../../platform/database/records/upsert';
import { type ContentKind, defineKind } from '../../../platform/editing/content-kind';
import { AppError } from '../../../platform/errors/app-error';
import { indiaDate } from '../../../platform/money/india-date';
import { slug } from '../../../platform/text/slug';
import { listOptions } from './experience-repository';
import { experienceOptions, experiences } from '../tables';

/** How experiences are edited. None is ever taken off the site here: bookings refer to it. */
export function createExperienceKind(now: () => Date): ContentKind {
  return defineKind({
    noun: 'experiences',
    subject: 'experience',
    action: 'createExperience',
    table: experiences,
    title: { field: 'title', column: experiences.title },
    hasDrafts: true,
    body: ExperienceText,
    imagesOf: ({ images }) => images.map(({ path }) => path),
    read: readExperience,
    write: (tx, primaryKey, body) => writeExperience(tx, primaryKey, body, now()),
  });
}

async function readExperience(db: Db, primaryKey: number): Promise<ExperienceText | undefined> {
  const [row] = await db.select().from(experiences).where(eq(experiences.primaryKey, primaryKey));
  if (!row) return undefined;
  const options = await listOptions(db, primaryKey);
  return {
    title: row.title,
    short_name: row.shortName,
    is_stay: row.isStay,
    destination_pk: row.destinationPk,
    stay_type_pk: row.stayTypePk,
    duration_pk: row.durationPk,
    activity_pks: row.activityPks,
    theme_pks: row.themePks,
    location: row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    distance_km: row.distanceKm,
    drive_hours: row.driveHours,
    duration_label: row.durationLabel,
    summary: row.summary,
    images: row.imagePaths.map((path, index) => ({ path, alt: row.imageAlts[index] || null })),
    member_percent: row.memberPercent,
    editor_rank: row.editorRank,
    ...row.content,
    options: options.map((option) => ({
      primary_key: option.primaryKey,
      name: option.name,
      description: option.description,
      included_guests: option.includedGuests,
      max_guests: option.maxGuests,
      meal_plan: option.mealPlan,
      slots: option.slots,
      base_paise: option.basePaise,
      capacity: option.capacity,
    })),
  };
}

/** What stands in the column of an experience's own page. */
function contentOf(body: ExperienceText) {
  return {
    description: body.description,
    highlights: body.highlights,
    itinerary: body.itinerary,
    inclusions: body.inclusions,
    exclusions: body.exclusions,
    meeting_point: body.meeting_point,
    what_to_bring: body.what_to_bring,
    age_note: body.age_note,
    fitness_note: body.fitness_note,
    languages: body.languages,
    weather_note: body.weather_note,
    check_in: body.check_in,
    check_out: body.check_out,
    child_policy: body.child_policy,
    cancellation: body.cancellation,
    faqs: body.faqs,
  };
}

function rowOf(primaryKey: number, body: ExperienceText) {
  return {
    primaryKey,
    url: slug(body.title),
    title: body.title,
    shortName: body.short_name,
    isStay: body.is_stay,
    destinationPk: body.destination_pk,
    stayTypePk: body.stay_type_pk,
    durationPk: body.duration_pk,
    activityPks: body.activity_pks,
    themePks: body.theme_pks,
    location: body.location,
    latitude: body.latitude,
    longitude: body.longitude,
    distanceKm: body.distance_km,
    driveHours: body.drive_hours,
    durationLabel: body.duration_label,
    summary: body.summary,
    imagePaths: body.images.map(({ path }) => path),
    imageAlts: body.images.map(({ alt }) => alt ?? ''),
    content: contentOf(body),
    memberPercent: body.member_percent,
    editorRank: body.editor_rank,
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

/** Bookings refer to options, so none is taken away; how many there are of an old one is the calendar's. */
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
      name: option.name,
      description: option.description,
      includedGuests: option.included_guests,
      maxGuests: option.max_guests,
      mealPlan: option.meal_plan,
      slots: known?.slots ?? option.slots,
      basePaise: option.base_paise,
      capacity: known?.capacity ?? option.capacity,
    };
    if (known) {
      await tx.update(experienceOptions).set(row).where(eq(experienceOptions.primaryKey, known.primaryKey));
    } else await tx.insert(experienceOptions).values(row);
  }
}
