import type { RefundStep } from '@kaadu/contracts/cancellation';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { homeState } from '../../../platform/money/tax';
import { destinations, experienceOptions, experiences } from '../../catalogue';
import type { OptionPrices } from './price-trip';
import { type AvailabilityRules, type Blackout, defaultRules } from '../capacity/rules';
import { availabilityRules, blackouts, dayRates, optionResources, rateSeasons, resources } from '../tables';

/** A resource that an option draws on. */
export interface OfferResource {
  readonly resourcePk: number;
  /** Quantity that one unit of the option takes. */
  readonly quantity: number;
  readonly capacity: number;
}

/** An option with its availability rules, resources and prices. */
export interface Offer {
  readonly optionPk: number;
  readonly experiencePk: number;
  readonly name: string;
  /** HH:MM; empty for a stay. */
  readonly slots: readonly string[];
  /** Check-in of a stay, HH:MM. */
  readonly checkIn: string;
  /** Refund steps. */
  readonly policy: readonly RefundStep[];
  readonly prices: OptionPrices;
  readonly rules: AvailabilityRules;
  readonly resources: readonly OfferResource[];
  readonly blackouts: readonly Blackout[];
}

type OfferFilter = { readonly experiencePks: readonly number[] } | { readonly optionPks: readonly number[] };

function selectOptions(db: Db, filter: OfferFilter) {
  return db
    .select({
      option: experienceOptions,
      isStay: experiences.isStay,
      memberPercent: experiences.memberPercent,
      checkIn: sql<string | null>`${experiences.content}->>'check_in'`,
      policy: sql<RefundStep[] | null>`${experiences.content}->'cancellation'`,
      state: destinations.state,
      rules: availabilityRules,
    })
    .from(experienceOptions)
    .innerJoin(experiences, eq(experiences.primaryKey, experienceOptions.experiencePk))
    .innerJoin(destinations, eq(destinations.primaryKey, experiences.destinationPk))
    .leftJoin(availabilityRules, eq(availabilityRules.optionPk, experienceOptions.primaryKey))
    .where(
      'optionPks' in filter
        ? inArray(experienceOptions.primaryKey, [...filter.optionPks])
        : inArray(experienceOptions.experiencePk, [...filter.experiencePks]),
    )
    .orderBy(asc(experienceOptions.experiencePk), asc(experienceOptions.position));
}

async function selectResources(db: Db, optionPks: number[]) {
  const rows = await db
    .select({
      optionPk: optionResources.optionPk,
      resourcePk: optionResources.resourcePk,
      quantity: optionResources.quantity,
      capacity: resources.capacity,
    })
    .from(optionResources)
    .innerJoin(resources, eq(resources.primaryKey, optionResources.resourcePk))
    .where(inArray(optionResources.optionPk, optionPks))
    .orderBy(asc(optionResources.resourcePk));
  return groupBy(rows, ({ optionPk }) => optionPk);
}

/** Returns the rates set for days, by option. */
async function selectDayRates(db: Db, optionPks: number[]) {
  const rows = await db.select().from(dayRates).where(inArray(dayRates.optionPk, optionPks));
  return groupBy(rows, ({ optionPk }) => optionPk);
}

/** Groups rows by key, in order. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Lists offers of options, or of all options of experiences, in page order. */
export async function listOffers(db: Db, filter: OfferFilter): Promise<Offer[]> {
  const rows = await selectOptions(db, filter);
  if (rows.length === 0) return [];
  const optionPks = rows.map(({ option }) => option.primaryKey);
  const resourcesOf = await selectResources(db, optionPks);
  const ratesOf = await selectDayRates(db, optionPks);
  const resourcePks = [...resourcesOf.values()].flat().map(({ resourcePk }) => resourcePk);
  const experiencePks = [...new Set(rows.map(({ option }) => option.experiencePk))];
  // Sequential, because transactions have a single connection.
  const closed =
    resourcePks.length > 0
      ? await db.select().from(blackouts).where(inArray(blackouts.resourcePk, resourcePks))
      : [];
  const seasons = await db.select().from(rateSeasons).where(inArray(rateSeasons.experiencePk, experiencePks));
  return rows.map(({ option, isStay, memberPercent, checkIn, policy, state, rules }) => {
    const own = resourcesOf.get(option.primaryKey) ?? [];
    const ownRules = rules ?? defaultRules;
    return {
      optionPk: option.primaryKey,
      experiencePk: option.experiencePk,
      name: option.name,
      slots: option.slots,
      checkIn: checkIn ?? '13:00',
      policy: policy ?? [],
      rules: ownRules,
      resources: own,
      blackouts: closed.filter(({ resourcePk }) =>
        own.some((resource) => resource.resourcePk === resourcePk),
      ),
      prices: {
        isStay,
        basePaise: option.basePaise,
        includedGuests: option.includedGuests,
        maxGuests: option.maxGuests,
        extraGuestPaise: ownRules.extraGuestPaise,
        childBands: ownRules.childBands,
        memberPercent,
        seasons: seasons.filter(({ experiencePk }) => experiencePk === option.experiencePk),
        dayRates: new Map(ratesOf.get(option.primaryKey)?.map(({ day, ratePaise }) => [day, ratePaise])),
        inHomeState: state === homeState,
      },
    };
  });
}
