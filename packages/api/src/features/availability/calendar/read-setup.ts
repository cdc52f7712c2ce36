import type { ExperienceSetup, SaleState } from '@kaadu/contracts/calendar';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { offsetOf, pageOf } from '../../../platform/http/paging';
import { experienceOptions, experiences } from '../../catalogue';
import { readOptionState } from './edits/edit-options';
import { shownSetup } from './plan-setup';

const pageSize = 30;

/** Lists experiences by title; those with an option without resources come first. */
export async function listSaleStates(db: Db, text: string, page: number) {
  const { rows } = await db.execute<{ total: number; experiences: SaleState[] }>(sql`
    WITH listed AS (
      SELECT e.primary_key, e.title, e.location, e.is_stay, count(o.primary_key)::int AS options,
        count(o.primary_key) FILTER (WHERE EXISTS (
          SELECT FROM option_resources d WHERE d.option_pk = o.primary_key))::int AS on_sale
      FROM experiences e LEFT JOIN experience_options o ON o.experience_pk = e.primary_key
      WHERE ${text}::text = '' OR strpos(lower(e.title), lower(${text}::text)) > 0
      GROUP BY e.primary_key
    )
    SELECT (SELECT count(*)::int FROM listed) AS total, coalesce((
      SELECT json_agg(shown) FROM (
        SELECT * FROM listed ORDER BY options = on_sale, title, primary_key
        LIMIT ${pageSize} OFFSET ${offsetOf(page, pageSize)}) AS shown
    ), '[]') AS experiences`);
  const [found] = rows;
  return { experiences: found?.experiences ?? [], ...pageOf(page, pageSize, found?.total ?? 0) };
}

type NearbyResource = ExperienceSetup['resources'][number];

/** Lists unused resources and those at the same destination, the experience's own first. */
async function listNearbyResources(db: Db, experiencePk: number, destinationPk: number) {
  const { rows } = await db.execute<{ resources: NearbyResource[] }>(sql`
    SELECT coalesce(json_agg(nearby), '[]') AS resources FROM (
      SELECT r.primary_key, r.name, r.kind, r.capacity,
        coalesce(array_agg(DISTINCT e.title) FILTER (WHERE e.title IS NOT NULL), '{}') AS used_by
      FROM resources r
      LEFT JOIN option_resources d ON d.resource_pk = r.primary_key
      LEFT JOIN experience_options o ON o.primary_key = d.option_pk
      LEFT JOIN experiences e ON e.primary_key = o.experience_pk
      GROUP BY r.primary_key
      HAVING count(e.primary_key) = 0 OR bool_or(e.destination_pk = ${destinationPk}::int)
      ORDER BY bool_or(coalesce(e.primary_key = ${experiencePk}::int, false)) DESC, count(e.primary_key) = 0 DESC,
        min(e.title), r.name, r.primary_key
      LIMIT 200) AS nearby`);
  return rows[0]?.resources ?? [];
}

/** Reads the calendar's setup of an experience. @throws AppError not_found */
export async function readExperienceSetup(db: Db, experiencePk: number): Promise<ExperienceSetup> {
  const [experience] = await db.select().from(experiences).where(eq(experiences.primaryKey, experiencePk));
  if (!experience) throw new AppError('not_found', 'There is no such experience.');
  const options = await db
    .select()
    .from(experienceOptions)
    .where(eq(experienceOptions.experiencePk, experiencePk))
    .orderBy(asc(experienceOptions.position));
  const states: ExperienceSetup['options'] = [];
  for (const { primaryKey, name, slots, capacity } of options) {
    const setup = shownSetup(await readOptionState(db, primaryKey));
    states.push({ primary_key: primaryKey, name, slots, capacity, setup });
  }
  return {
    primary_key: experiencePk,
    url: experience.url,
    title: experience.title,
    is_stay: experience.isStay,
    options: states,
    resources: await listNearbyResources(db, experiencePk, experience.destinationPk),
  };
}
