import type { SampleData } from '@kaadu/sample-data';
import { and, gt, inArray, lt, notInArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { activities, activityGroups } from '../features/activities';
import {
  budgets,
  destinations,
  durations,
  experienceOptions,
  experiences,
  faqs,
  stayTypes,
  themes,
} from '../features/catalogue';
import { guides } from '../features/guides';
import { places, thingsToDo } from '../features/places';
import { ratings } from '../features/reviews';
import { stories } from '../features/stories';
import type { ContentChange, ContentNoun } from '../platform/content-changes/content-changes';
import type { Db } from '../platform/database/database';
import { upsertAll } from '../platform/database/upsert';
import { gstRates } from '../platform/money/gst-rates';
import { taxRates } from '../platform/money/tables';
import { allRoles } from '../platform/sessions/roles';
import { roles } from '../platform/sessions/tables';
import { activityRow, budgetRow, destinationRow, keyed, themeRow } from './attribute-rows';
import { experienceRow, optionRows, reviewRows } from './experience-rows';
import { guideRow, placeRows, thingToDoRows } from './guide-rows';
import { storyRow } from './story-rows';

/** Keys from here on belong to records made in the back office. */
const firstGeneratedKey = 1_000_000;

/** Writes a data set over what the database holds of an older one, and reports all of it as changed. */
export async function writeRecords(
  tx: Db,
  data: SampleData,
  changed: (change: ContentChange) => void,
): Promise<void> {
  async function write<Table extends PgTable & { readonly primaryKey: PgColumn }>(
    noun: ContentNoun,
    table: Table,
    rows: readonly (Table['$inferInsert'] & { readonly primaryKey: number })[],
  ): Promise<void> {
    await upsertAll(tx, table, table.primaryKey, rows);
    changed({ noun, keys: rows.map(({ primaryKey }) => primaryKey) });
  }

  await upsertAll(tx, roles, roles.primaryKey, allRoles);
  await write('taxRates', taxRates, gstRates);
  await write('destinations', destinations, data.destinations.map(destinationRow));
  const groups = data.activityGroups.map((group, position) => ({ ...group, position }));
  await upsertAll(tx, activityGroups, activityGroups.key, groups);
  await write('activities', activities, data.activities.map(activityRow));
  await write('themes', themes, data.themes.map(themeRow));
  await write('stayTypes', stayTypes, data.stayTypes.map(keyed));
  await write('durations', durations, data.durations.map(keyed));
  await write('budgets', budgets, data.budgets.map(budgetRow));
  await write('experiences', experiences, data.experiences.map(experienceRow));
  await writeOptions(tx, data);
  await write('reviews', ratings, data.experiences.flatMap(reviewRows));
  await write('stories', stories, data.stories.map(storyRow));
  await write('guides', guides, data.guides.map(guideRow));
  await write('places', places, data.guides.flatMap(placeRows));
  await write('thingsToDo', thingsToDo, data.guides.flatMap(thingToDoRows));
  const questions = data.faqs.map((faq, index) => ({ ...faq, primaryKey: index + 1, position: index }));
  await write('faqs', faqs, questions);
  await tx
    .delete(faqs)
    .where(and(gt(faqs.primaryKey, questions.length), lt(faqs.primaryKey, firstGeneratedKey)));
}

async function writeOptions(tx: Db, data: SampleData): Promise<void> {
  const options = data.experiences.flatMap(optionRows);
  await upsertAll(tx, experienceOptions, experienceOptions.primaryKey, options);
  await tx.delete(experienceOptions).where(
    and(
      inArray(
        experienceOptions.experiencePk,
        data.experiences.map(({ key }) => key),
      ),
      lt(experienceOptions.primaryKey, firstGeneratedKey),
      notInArray(
        experienceOptions.primaryKey,
        options.map(({ primaryKey }) => primaryKey),
      ),
    ),
  );
}
