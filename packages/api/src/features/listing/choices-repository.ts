import { traitChoices } from '@kaadu/contracts';
import { asc, max, min } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { activities } from '../activities';
import { amenities, budgets, destinations, durations, experiences, stayTypes, themes } from '../catalogue';
import { kindKeys } from './filter-names';
import type { KnownChoices } from './listing-request';

type NamedTable =
  | typeof amenities
  | typeof destinations
  | typeof activities
  | typeof themes
  | typeof stayTypes
  | typeof durations
  | typeof budgets;

async function names(db: Db, table: NamedTable): Promise<Map<number, string>> {
  const rows = await db
    .select({ key: table.primaryKey, name: table.name })
    .from(table)
    .orderBy(asc(table.primaryKey));
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** Choices of the filters of experiences. They change only with content. */
export interface ListingChoices {
  readonly known: KnownChoices;
  /** Lowest and highest price of a card, in rupees. */
  readonly limits: readonly [number, number];
  /** Price bands of the budgets in paise; `from` inclusive, `to` exclusive. */
  readonly bands: readonly { readonly key: number; readonly from: number; readonly to: number }[];
}

/** Choices that are the same in every catalogue. */
const fixedChoices = {
  kinds: new Map([
    [kindKeys.stays, 'Stays'],
    [kindKeys.activities, 'Activities'],
  ]),
  cancellations: new Map(traitChoices.cancellations.map((key) => [key, 'Free cancellation'])),
  ratings: new Map(traitChoices.ratings.map((tenths) => [tenths, `${tenths / 10} and up`])),
  distances: new Map(traitChoices.distances.map((km) => [km, `Within ${km} km`])),
} satisfies Partial<Record<keyof KnownChoices, ReadonlyMap<number, string>>>;

export async function loadChoices(db: Db): Promise<ListingChoices> {
  const [place, activity, theme, stayType, duration, budget, amenity, ranges, prices] = await Promise.all([
    names(db, destinations),
    names(db, activities),
    names(db, themes),
    names(db, stayTypes),
    names(db, durations),
    names(db, budgets),
    names(db, amenities),
    db
      .select({ key: budgets.primaryKey, from: budgets.fromRupees, to: budgets.toRupees })
      .from(budgets)
      .orderBy(asc(budgets.primaryKey)),
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
      amenities: amenity,
      ...fixedChoices,
    },
    limits: [Math.floor((low ?? 0) / 100), Math.ceil((high ?? 0) / 100)],
    bands: ranges.map(({ key, from, to }) => ({ key, from: from * 100, to: to * 100 })),
  };
}
