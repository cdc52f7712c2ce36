import type { SampleData } from '@kaadu/sample-data';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { activities, activityGroups } from '../features/activities';
import { discounts } from '../features/admin';
import {
  amenities,
  budgets,
  destinations,
  durations,
  experienceOptions,
  experiences,
  faqs,
  stayTypes,
  themes,
} from '../features/catalogue';
import { guides } from '../features/editorial/guides';
import { places, thingsToDo } from '../features/editorial/places';
import { ratings } from '../features/reviews';
import { searchSynonyms } from '../features/search';
import { stories } from '../features/editorial/stories';
import type { ContentChange, ContentNoun } from '../platform/content-changes/content-changes';
import type { Db } from '../platform/database/database';
import { couponRows } from './availability-rows';
import { activityRow, budgetRow, destinationRow, keyed, synonymRow, themeRow } from './attribute-rows';
import { experienceRow, optionRows, reviewRows } from './experience-rows';
import { guideRow, placeRows, thingToDoRows } from './guide-rows';
import { type SeededTable, seedTable } from './seed-table';
import { writeAvailability } from './write-availability';
import { storyRow } from './story-rows';

/**
 * Tables of sample content. `experiences` comes last: a save by an editor writes its own table first and the
 * derived columns of experiences next, and locks taken in the same order cannot deadlock.
 */
export const contentTables = [
  activityGroups,
  destinations,
  activities,
  amenities,
  themes,
  stayTypes,
  durations,
  budgets,
  experienceOptions,
  ratings,
  stories,
  guides,
  places,
  thingsToDo,
  faqs,
  searchSynonyms,
  experiences,
] as const;

/** Number of records that were added, updated, and left unchanged because they were edited or deleted. */
export interface SeedReport {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Writes a data set, except for edited records, and reports what it has changed. */
export async function writeRecords(
  tx: Db,
  data: SampleData,
  changed: (change: ContentChange) => void,
): Promise<SeedReport> {
  const report = { added: 0, updated: 0, unchanged: 0 };
  function count({ added, updated, unchanged }: SeededTable): void {
    report.added += added.length;
    report.updated += updated.length;
    report.unchanged += unchanged.length;
  }
  async function write<
    Table extends PgTable & { readonly primaryKey: PgColumn },
    Row extends Table['$inferInsert'] & { readonly primaryKey: number },
  >(
    noun: ContentNoun,
    table: Table,
    rows: readonly Row[],
    /** Returns the key of the record whose page a row changes. Defaults to the row's own. */
    changedKey = (primaryKey: number) => primaryKey,
  ): Promise<void> {
    const keyOf = ({ primaryKey }: Row) => String(primaryKey);
    const seeded = await seedTable(tx, { table, key: table.primaryKey, keyOf, rows });
    count(seeded);
    const keys = [...seeded.added, ...seeded.updated].map((key) => changedKey(Number(key)));
    if (keys.length > 0) changed({ noun, keys });
  }

  await tx.execute(sql`LOCK TABLE ${sql.join([...contentTables], sql`, `)} IN SHARE ROW EXCLUSIVE MODE`);
  const rows = data.activityGroups.map((group, position) => ({ ...group, position }));
  const { key } = activityGroups;
  count(await seedTable(tx, { table: activityGroups, key, keyOf: (row) => row.key, rows }));
  await write('destinations', destinations, data.destinations.map(destinationRow));
  await write('activities', activities, data.activities.map(activityRow));
  await write('amenities', amenities, data.amenities.map(keyed));
  await write('themes', themes, data.themes.map(themeRow));
  await write('stayTypes', stayTypes, data.stayTypes.map(keyed));
  await write('durations', durations, data.durations.map(keyed));
  await write('budgets', budgets, data.budgets.map(budgetRow));
  await write('experiences', experiences, data.experiences.map(experienceRow));
  const present = await tx.select({ key: experiences.primaryKey }).from(experiences);
  const presentKeys = new Set(present.map(({ key }) => key));
  // Rows of an experience that an editor has deleted stay deleted with it.
  const existing = data.experiences.filter(({ key }) => presentKeys.has(key));
  const options = existing.flatMap(optionRows);
  const experienceOf = new Map(options.map(({ primaryKey, experiencePk }) => [primaryKey, experiencePk]));
  // The price on an experience's card is that of its cheapest option.
  await write('experiences', experienceOptions, options, (key) => experienceOf.get(key) ?? key);
  await write('discounts', discounts, couponRows(data));
  (await writeAvailability(tx, data, existing, changed)).forEach(count);
  await write('reviews', ratings, existing.flatMap(reviewRows));
  await write('stories', stories, data.stories.map(storyRow));
  await write('guides', guides, data.guides.map(guideRow));
  await write('places', places, data.guides.flatMap(placeRows));
  await write('thingsToDo', thingsToDo, data.guides.flatMap(thingToDoRows));
  const questions = data.faqs.map((faq, index) => ({ ...faq, primaryKey: index + 1, position: index }));
  await write('faqs', faqs, questions);
  await write('synonyms', searchSynonyms, data.synonyms.map(synonymRow));
  return report;
}
