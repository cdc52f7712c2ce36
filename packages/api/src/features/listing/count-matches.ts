import { traitChoices } from '@kaadu/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import type { ListingChoices } from './choices-repository';
import { type CountedName, countedNames, forEachName, kindKeys } from './filter-names';
import { cancelsFreely, filterConditions, type Wanted, withinBounds } from './match-conditions';

/** Number of matches of a request, and of each choice of each filter given the other filters. */
export interface MatchCounts {
  readonly total: number;
  readonly facets: Readonly<Record<CountedName, ReadonlyMap<number, number>>>;
}

interface CountRow extends Record<string, unknown> {
  readonly facet: CountedName | 'total';
  readonly key: number | null;
  readonly count: number;
}

/**
 * Columns that the facets group by. Steps are the limit that decides a value: the highest band limit that is not
 * above the price, the highest rating that is reached, and the lowest distance that is not exceeded.
 */
const columns: Record<CountedName, SQL> = {
  destinations: sql`destination_pk`,
  activities: sql`activity_pks`,
  themes: sql`theme_pks`,
  stay_types: sql`stay_type_pk`,
  durations: sql`duration_pk`,
  budgets: sql`price_step`,
  kinds: sql`kind`,
  cancellations: sql`cancels_freely`,
  ratings: sql`rating_step`,
  distances: sql`distance_step`,
  amenities: sql`amenity_pks`,
};
/**
 * Value of GROUPING for a row that is grouped by none of the columns: one bit each, the last column's lowest.
 */
const ungrouped = 2 ** countedNames.length - 1;
const groupingOf = (name: CountedName) =>
  ungrouped - 2 ** (countedNames.length - 1 - countedNames.indexOf(name));

/** SQL list of whole numbers as an array. */
const steps = (numbers: readonly number[]) => sql`${sql.param([...numbers])}::int[]`;

/** Returns the SQL that reads the choices of a facet from its cells. */
function choicesOf(name: CountedName, { bands }: ListingChoices): { readonly key: SQL; readonly from: SQL } {
  if (name === 'activities' || name === 'themes' || name === 'amenities') {
    return { key: sql`key`, from: sql`cells, unnest(${columns[name]}) AS key` };
  }
  if (name === 'ratings' || name === 'distances') {
    const reached = name === 'ratings' ? sql`rating_step >= key` : sql`distance_step <= key`;
    return { key: sql`key`, from: sql`cells JOIN unnest(${steps(traitChoices[name])}) AS key ON ${reached}` };
  }
  if (name !== 'budgets') return { key: columns[name], from: sql`cells` };
  const rows = bands.map(({ key, from, to }) => sql`(${key}::int, ${from}::int, ${to}::int)`);
  const values = rows.length > 0 ? sql`VALUES ${sql.join(rows, sql`, `)}` : sql`SELECT 0, 0, 0`;
  return {
    key: sql`band.key`,
    from: sql`cells JOIN (${values}) AS band (key, low, high) ON price_step >= low AND price_step < high`,
  };
}

/**
 * Counts the matches of a request, and those of each choice of each filter given the other filters, in one
 * pass.
 * Each row gets a bitmask of the filters that it fails and is counted in one cell per facet. A facet then
 * sums the cells that fail no filter except its own. Results have all chosen amenities, so each is counted
 * together with the chosen ones.
 */
export async function countMatches(db: Db, wanted: Wanted): Promise<MatchCounts> {
  const { choices } = wanted;
  const used = filterConditions(wanted);
  const bits = new Map(used.map(({ name }, index) => [name, 2 ** index]));
  const fails = used.map(
    ({ name, condition }) => sql`CASE WHEN ${condition} THEN 0 ELSE ${bits.get(name)}::int END`,
  );
  const edges = new Set([0, ...choices.bands.flatMap(({ from, to }) => [from, to])]);
  const prices = steps([...edges].sort((a, b) => a - b));
  const all = sql.join(
    countedNames.map((name) => columns[name]),
    sql`, `,
  );
  const counts = countedNames.map((name) => {
    const { key, from } = choicesOf(name, choices);
    const own = name === 'amenities' ? 0 : (bits.get(name) ?? 0);
    return sql`SELECT ${name}::text, ${key}, sum(n)::int FROM ${from}
      WHERE counted_by = ${groupingOf(name)}::int AND fails IN (0, ${own}::int) GROUP BY 2`;
  });
  // OFFSET 0 keeps PostgreSQL from evaluating the conditions twice, for `fails` and for its test.
  const { rows } = await db.execute<CountRow>(sql`
    WITH cells AS (
      SELECT ${all}, fails, GROUPING(${all}) AS counted_by, count(*)::int AS n
      FROM (
        SELECT destination_pk, activity_pks, theme_pks, amenity_pks, stay_type_pk, duration_pk,
          (${prices})[width_bucket(card_total, ${prices})] AS price_step,
          CASE WHEN is_stay THEN ${kindKeys.stays}::int ELSE ${kindKeys.activities}::int END AS kind,
          CASE WHEN ${cancelsFreely(wanted)} THEN 1 END AS cancels_freely,
          (SELECT max(step) FROM unnest(${steps(traitChoices.ratings)}) AS step
            WHERE rating_average >= step / 10.0) AS rating_step,
          (SELECT min(step) FROM unnest(${steps(traitChoices.distances)}) AS step
            WHERE distance_km <= step) AS distance_step,
          ${fails.length > 0 ? sql.join(fails, sql` + `) : sql`0`} AS fails
        FROM experiences WHERE ${withinBounds(wanted)} OFFSET 0
      ) marked
      WHERE fails & (fails - 1) = 0
      GROUP BY GROUPING SETS (${sql.join(
        countedNames.map((name) => sql`(fails, ${columns[name]})`),
        sql`, `,
      )}, (fails))
    )
    SELECT 'total' AS facet, 0 AS key, sum(n)::int AS count FROM cells
      WHERE counted_by = ${ungrouped}::int AND fails = 0
    UNION ALL ${sql.join(counts, sql` UNION ALL `)}`);
  const countsOf = (name: CountRow['facet']) =>
    new Map(rows.filter(({ facet }) => facet === name).map(({ key, count }) => [key ?? 0, count]));
  return {
    total: countsOf('total').get(0) ?? 0,
    facets: forEachName(countedNames, countsOf),
  };
}
