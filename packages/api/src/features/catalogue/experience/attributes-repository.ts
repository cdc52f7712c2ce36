import type { ThemeCard } from '@kaadu/contracts/cards';
import type { Faq } from '@kaadu/contracts/catalogue';
import type { NamedRef } from '@kaadu/contracts/fields';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { image } from '../../../platform/images/image';
import { countExperiencesBy, countExperiencesByEach, countOrZero } from './experience-counts';
import { amenities, budgets, durations, experiences, faqs, stayTypes, themes } from '../tables';

export async function listThemes(db: Db): Promise<ThemeCard[]> {
  const counted = countExperiencesByEach(db, experiences.themePks);
  const rows = await db
    .select({ row: themes, experienceCount: countOrZero(counted) })
    .from(themes)
    .leftJoin(counted, eq(counted.key, themes.primaryKey))
    .orderBy(asc(themes.primaryKey));
  return rows.map(({ row, experienceCount }) => ({
    primary_key: row.primaryKey,
    name: row.name,
    tagline: row.tagline,
    experience_count: experienceCount,
    card_image: image(row.imagePath, row.name),
  }));
}

/** Lists price bands in rupees, the cheapest first. */
export function listBudgets(db: Db) {
  return db
    .select({
      primary_key: budgets.primaryKey,
      name: budgets.name,
      from: budgets.fromRupees,
      to: budgets.toRupees,
    })
    .from(budgets)
    .orderBy(asc(budgets.fromRupees));
}

export function listDurations(db: Db) {
  return db
    .select({ primary_key: durations.primaryKey, name: durations.name, tagline: durations.tagline })
    .from(durations)
    .orderBy(asc(durations.primaryKey));
}

export function listStayTypes(db: Db) {
  const counted = countExperiencesBy(db, experiences.stayTypePk);
  return db
    .select({
      primary_key: stayTypes.primaryKey,
      name: stayTypes.name,
      tagline: stayTypes.tagline,
      experience_count: countOrZero(counted),
    })
    .from(stayTypes)
    .leftJoin(counted, eq(counted.key, stayTypes.primaryKey))
    .orderBy(asc(stayTypes.primaryKey));
}

/** Lists amenities by name. */
export function listAmenities(db: Db): Promise<NamedRef[]> {
  return db
    .select({ primary_key: amenities.primaryKey, name: amenities.name })
    .from(amenities)
    .orderBy(asc(amenities.name));
}

/** Lists frequently asked questions, in editorial order. */
export function listFaqs(db: Db): Promise<Faq[]> {
  return db
    .select({ question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .orderBy(asc(faqs.position), asc(faqs.primaryKey));
}
