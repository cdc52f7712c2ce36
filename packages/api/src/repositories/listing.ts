import type { FacetName } from '@kaadu/contracts/api';
import { and, arrayOverlaps, asc, between, inArray, max, min, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database';
import { activities, budgets, destinations, durations, experiences, stayTypes, themes } from '../db/schema';
import type { KnownChoices, ListingRequest } from '../domain/listing/listing-request';

/** Names of every filter's choices and the lowest and highest card price in rupees. Changes only with content. */
export async function loadChoices(db: Db): Promise<{ known: KnownChoices; limits: [number, number] }> {
  const names = async (
    table:
      | typeof destinations
      | typeof activities
      | typeof themes
      | typeof stayTypes
      | typeof durations
      | typeof budgets,
  ) => {
    const rows = await db
      .select({ key: table.primaryKey, name: table.name })
      .from(table)
      .orderBy(asc(table.primaryKey));
    return new Map(rows.map(({ key, name }) => [key, name]));
  };
  const [place, activity, theme, stayType, duration, budget, prices] = await Promise.all([
    names(destinations),
    names(activities),
    names(themes),
    names(stayTypes),
    names(durations),
    names(budgets),
    db.select({ low: min(experiences.cardTotal), high: max(experiences.cardTotal) }).from(experiences),
  ]);
  const { low, high } = prices[0] ?? {};
  return {
    known: {
      destinations: place,
      activities: activity,
      themes: theme,
      stay_types: stayType,
      durations: duration,
      budgets: budget,
    },
    limits: [Math.floor((low ?? 0) / 100), Math.ceil((high ?? 0) / 100)],
  };
}

/** One condition a filter in use; a filter with nothing chosen has none. */
function conditions({ selected }: ListingRequest): Partial<Record<FacetName, SQL>> {
  const when = (name: FacetName, condition: (keys: number[]) => SQL) =>
    selected[name].length > 0 ? { [name]: condition([...selected[name]]) } : {};
  return {
    ...when('destinations', (keys) => inArray(experiences.destinationPk, keys)),
    ...when('activities', (keys) => arrayOverlaps(experiences.activityPks, keys)),
    ...when('themes', (keys) => arrayOverlaps(experiences.themePks, keys)),
    ...when('stay_types', (keys) => inArray(experiences.stayTypePk, keys)),
    ...when('durations', (keys) => inArray(experiences.durationPk, keys)),
    ...when(
      'budgets',
      (keys) => sql`EXISTS (SELECT 1 FROM budgets b WHERE b.primary_key IN ${keys}
        AND ${experiences.cardTotal} >= b.from_rupees * 100 AND ${experiences.cardTotal} < b.to_rupees * 100)`,
    ),
  };
}

function inRange({ range: [from, to] }: ListingRequest): SQL {
  return between(experiences.cardTotal, from * 100, to * 100);
}

/** Every condition of a request, for the cards. */
export function listingWhere(request: ListingRequest): SQL | undefined {
  return and(inRange(request), ...Object.values(conditions(request)));
}

/** What each facet counts by, over the columns of `matching`. */
const facetSources: Record<FacetName, SQL> = {
  destinations: sql`SELECT 'destinations', destination_pk, count(*)::int FROM matching`,
  activities: sql`SELECT 'activities', key, count(*)::int FROM matching, unnest(activity_pks) key`,
  themes: sql`SELECT 'themes', key, count(*)::int FROM matching, unnest(theme_pks) key`,
  stay_types: sql`SELECT 'stay_types', stay_type_pk, count(*)::int FROM matching`,
  durations: sql`SELECT 'durations', duration_pk, count(*)::int FROM matching`,
  budgets: sql`SELECT 'budgets', b.primary_key, count(*)::int FROM matching JOIN budgets b
    ON card_total >= b.from_rupees * 100 AND card_total < b.to_rupees * 100`,
};
const facetNames = ['destinations', 'activities', 'themes', 'stay_types', 'durations', 'budgets'] as const;

/**
 * The statement that counts what a request finds, and what each choice of each filter would leave given the
 * other filters. One pass over the table: each row says which filters it fails (`fails`); a facet counts the rows that fail
 * no filter but its own.
 */
export function facetStatement(request: ListingRequest): SQL {
  const used = Object.entries(conditions(request));
  const fails =
    used.length === 0
      ? sql`'{}'::text[]`
      : sql`array_remove(ARRAY[${sql.join(
          used.map(([name, condition]) => sql`CASE WHEN ${condition} THEN NULL ELSE ${name}::text END`),
          sql`, `,
        )}], NULL)`;
  const counts = facetNames.map(
    (name) => sql`${facetSources[name]} WHERE fails = '{}' OR fails = ARRAY[${name}::text] GROUP BY 2`,
  );
  return sql`
    WITH marked AS (
      SELECT destination_pk, activity_pks, theme_pks, stay_type_pk, duration_pk, card_total, ${fails} AS fails
      FROM experiences WHERE ${inRange(request)}
    ), matching AS MATERIALIZED (SELECT * FROM marked WHERE cardinality(fails) <= 1)
    SELECT 'total' AS facet, 0 AS key, count(*)::int AS count FROM matching WHERE fails = '{}'
    UNION ALL ${sql.join(counts, sql` UNION ALL `)}`;
}

export interface FacetCount extends Record<string, unknown> {
  readonly facet: FacetName | 'total';
  readonly key: number | null;
  readonly count: number;
}

export async function countFacets(db: Db, request: ListingRequest): Promise<FacetCount[]> {
  const { rows } = await db.execute<FacetCount>(facetStatement(request));
  return rows;
}
