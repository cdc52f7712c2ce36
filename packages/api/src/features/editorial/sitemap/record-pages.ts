import { paths } from '@kaadu/contracts';
import type { SitemapPage } from '@kaadu/contracts/sitemap';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { activities } from '../../activities';
import { destinations, experiences } from '../../catalogue';
import { guides } from '../guides';
import { places, thingsToDo } from '../places';
import { stories } from '../stories';

/** Pages of one record. */
interface RecordPages {
  readonly key: number;
  readonly pages: readonly SitemapPage[];
}

/** Source of the records of one kind, by key. `kind` is part of cursors. */
interface RecordSource {
  readonly kind: string;
  readonly list: (db: Db, after: number, limit: number) => Promise<RecordPages[]>;
}

/** SQL for an instant in the contract's text format; null stays null. */
const isoText = (instant: SQL | PgColumn) =>
  sql`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

interface DatedTable {
  readonly primaryKey: PgColumn;
  readonly updatedAt: PgColumn;
}

/** Creates the source of a kind whose records all have the same pages. @param title column with the title for URLs */
function recordsOf(
  kind: string,
  table: PgTable & DatedTable,
  title: PgColumn,
  paths: readonly { readonly getHref: (title: string, key: number) => string }[],
): RecordSource {
  return {
    kind,
    list: async (db, after, limit) => {
      const { rows } = await db.execute<{ key: number; title: string; modified_at: string | null }>(sql`
        SELECT ${table.primaryKey} AS key, ${title} AS title, ${isoText(table.updatedAt)} AS modified_at
        FROM ${table} WHERE ${table.primaryKey} > ${after} ORDER BY ${table.primaryKey} LIMIT ${limit}`);
      return rows.map((row) => ({
        key: row.key,
        pages: paths.map(({ getHref }) => ({
          path: getHref(row.title, row.key),
          modified_at: row.modified_at,
        })),
      }));
    },
  };
}

/** SQL for the newest change of a destination's records, and whether there are any. */
const newestOf = (table: typeof places | typeof thingsToDo | typeof experiences) =>
  sql`LATERAL (SELECT max(${table.updatedAt}) AS updated_at, count(*) > 0 AS found
      FROM ${table} WHERE ${table.destinationPk} = ${destinations.primaryKey})`;

type DestinationRow = Record<'overview_at' | 'places_at' | 'things_at' | 'listing_at', string | null> & {
  key: number;
  title: string;
  has_places: boolean;
  has_things: boolean;
  has_experiences: boolean;
};

/** Pages of destinations, dated by the newest record they show. Lists are included once they have entries. */
const destinationPages: RecordSource = {
  kind: 'destination',
  list: async (db, after, limit) => {
    const { updatedAt, primaryKey, slug } = destinations;
    const { rows } = await db.execute<DestinationRow>(sql`
      SELECT ${primaryKey} AS key, ${slug} AS title, place.found AS has_places, thing.found AS has_things,
        experience.found AS has_experiences,
        ${isoText(sql`greatest(${updatedAt}, place.updated_at, thing.updated_at)`)} AS overview_at,
        ${isoText(sql`greatest(${updatedAt}, place.updated_at)`)} AS places_at,
        ${isoText(sql`greatest(${updatedAt}, thing.updated_at)`)} AS things_at,
        ${isoText(sql`experience.updated_at`)} AS listing_at
      FROM ${destinations}, ${newestOf(places)} AS place, ${newestOf(thingsToDo)} AS thing,
        ${newestOf(experiences)} AS experience
      WHERE ${primaryKey} > ${after} ORDER BY ${primaryKey} LIMIT ${limit}`);
    return rows.map(({ key, title, ...row }) => ({
      key,
      pages: [
        { path: paths.places.getHref(title, key), modified_at: row.overview_at },
        ...(row.has_places
          ? [{ path: paths.placesToVisit.getHref(title, key), modified_at: row.places_at }]
          : []),
        ...(row.has_things
          ? [{ path: paths.thingsToDo.getHref(title, key), modified_at: row.things_at }]
          : []),
        ...(row.has_experiences
          ? [{ path: paths.experiences.getHref({ destinations: [key] }), modified_at: row.listing_at }]
          : []),
      ],
    }));
  },
};

/** Sources of all records with pages, in the order of the sitemap. */
export const recordPages: readonly [RecordSource, ...RecordSource[]] = [
  recordsOf('experience', experiences, experiences.url, [paths.experience]),
  recordsOf('activity', activities, activities.pageUrl, [paths.activities]),
  destinationPages,
  recordsOf('guide', guides, guides.url, [paths.guide, paths.howToGetThere, paths.bestTime]),
  recordsOf('place', places, places.slug, [paths.place]),
  recordsOf('story', stories, stories.url, [paths.story]),
];
