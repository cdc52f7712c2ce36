import type { SampleData } from '@kaadu/sample-data';
import { and, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database, Db } from '../platform/database/database';
import * as t from '../platform/database/schema';
import { repriceCards } from '../features/catalogue/reprice-cards';
import { readState, writeState } from '../platform/database/app-state';
import { refreshRatings } from '../features/reviews/refresh-ratings';
import { refreshSearch } from '../features/search/search-index';
import { upsertAll } from '../platform/database/upsert';
import { guideRow, placeRows, storyRow, thingRows } from './editorial-rows';
import { experienceRow, optionRows, reviewRows } from './experience-rows';
import { roles } from '../platform/sessions/roles';
import { seedTaxRates } from './tax-rates';

/** Raise when the same data must be written differently. */
const seedVersion = 1;
const stateName = 'seed';
/** Any number that only this product uses for pg_advisory_lock. */
const seedLock = 7_241_002;

/**
 * Brings the records of a fresh install into the database. Does nothing when this very data set was applied
 * before; a changed one is written over the old. Records made in the back office are never touched.
 * @returns whether anything was written
 */
export async function seed({ db }: Database, data: SampleData, now: Date): Promise<boolean> {
  const hash = createHash('sha256')
    .update(`${seedVersion}${JSON.stringify(data)}`)
    .digest('hex');
  return db.transaction(async (tx) => {
    // One process at a time; filling may take longer than a request's statement may.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${seedLock})`);
    if ((await readState(tx, stateName)) === hash) return false;
    await writeRecords(tx, data);
    const keys = data.experiences.map(({ key }) => key);
    await refreshRatings(tx, keys);
    await refreshSearch(tx, keys);
    await repriceCards(tx, now);
    await writeState(tx, stateName, hash);
    return true;
  });
}

async function writeRecords(db: Db, data: SampleData): Promise<void> {
  await upsertAll(db, t.roles, t.roles.primaryKey, roles);
  await upsertAll(db, t.taxRates, t.taxRates.primaryKey, seedTaxRates);
  await upsertAll(
    db,
    t.destinations,
    t.destinations.primaryKey,
    data.destinations.map((destination) => ({
      ...destination,
      primaryKey: destination.key,
      description: [...destination.description],
      bestMonths: [...destination.bestMonths],
      imagePath: `destinations/${destination.key}/1`,
    })),
  );
  await upsertAll(
    db,
    t.activityGroups,
    t.activityGroups.key,
    data.activityGroups.map((group, position) => ({
      ...group,
      position,
    })),
  );
  await upsertAll(
    db,
    t.activities,
    t.activities.primaryKey,
    data.activities.map((activity) => ({
      ...activity,
      primaryKey: activity.key,
      groupKey: activity.group,
      description: [...activity.description],
      imagePath: `activities/${activity.key}/1`,
    })),
  );
  await upsertAll(
    db,
    t.themes,
    t.themes.primaryKey,
    data.themes.map((theme) => ({
      ...theme,
      primaryKey: theme.key,
      imagePath: `themes/${theme.key}/1`,
    })),
  );
  await upsertAll(db, t.stayTypes, t.stayTypes.primaryKey, data.stayTypes.map(keyed));
  await upsertAll(db, t.durations, t.durations.primaryKey, data.durations.map(keyed));
  await upsertAll(
    db,
    t.budgets,
    t.budgets.primaryKey,
    data.budgets.map((budget) => ({
      ...keyed(budget),
      fromRupees: budget.from,
      toRupees: budget.to,
    })),
  );
  await writeExperiences(db, data);
  await writeEditorial(db, data);
}

function keyed<Row extends { key: number }>(row: Row) {
  return { ...row, primaryKey: row.key };
}

async function writeExperiences(db: Db, { experiences }: SampleData): Promise<void> {
  await upsertAll(db, t.experiences, t.experiences.primaryKey, experiences.map(experienceRow));
  const options = experiences.flatMap(optionRows);
  await upsertAll(db, t.experienceOptions, t.experienceOptions.primaryKey, options);
  const keys = options.map((option) => option.primaryKey);
  await db.delete(t.experienceOptions).where(
    and(
      inArray(
        t.experienceOptions.experiencePk,
        experiences.map((experience) => experience.key),
      ),
      lt(t.experienceOptions.primaryKey, 1_000_000),
      notInArray(t.experienceOptions.primaryKey, keys),
    ),
  );
  await upsertAll(db, t.ratings, t.ratings.primaryKey, experiences.flatMap(reviewRows));
}

async function writeEditorial(db: Db, { stories, guides, faqs }: SampleData): Promise<void> {
  await upsertAll(db, t.stories, t.stories.primaryKey, stories.map(storyRow));
  await upsertAll(db, t.guides, t.guides.primaryKey, guides.map(guideRow));
  await upsertAll(db, t.places, t.places.primaryKey, guides.flatMap(placeRows));
  await upsertAll(db, t.things, t.things.primaryKey, guides.flatMap(thingRows));
  const questions = faqs.map((faq, index) => ({ ...faq, primaryKey: index + 1, position: index }));
  await upsertAll(db, t.faqs, t.faqs.primaryKey, questions);
  await db
    .delete(t.faqs)
    .where(and(gt(t.faqs.primaryKey, questions.length), lt(t.faqs.primaryKey, 1_000_000)));
}
