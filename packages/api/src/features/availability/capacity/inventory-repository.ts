import { and, between, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { sqlStateOf } from '../../../platform/errors/error-code';
import { inventory } from '../tables';

/** A quantity of a resource for a night or slot. */
export interface Claim {
  readonly resourcePk: number;
  readonly day: string;
  /** HH:MM; empty for a night. */
  readonly slot: string;
  readonly quantity: number;
}

/** Move of a claim between the columns of its counters. */
export type CapacityMove = 'release' | 'sell' | 'give_back';

const recordset = (claims: readonly Claim[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
    AS claim ("resourcePk" int, day date, slot text, quantity int)`;

/** SQLSTATE raised by the database function `claim_capacity`. */
const tooLittleLeft = 'KT001';

/** Thrown when the rules allow a trip but the counters do not. */
export class SoldOut extends AppError {
  constructor() {
    super('conflict', 'This has just been sold. Nothing was charged; please choose other dates.');
  }
}

/** Converts an error of a statement that claims capacity to the one to throw. */
export const toSoldOut = (error: unknown) => (sqlStateOf(error) === tooLittleLeft ? new SoldOut() : error);

/**
 * Claims all capacity or none (booking §2). Counters are locked in a fixed order everywhere to prevent deadlocks.
 * @param as held, or sold at once for a late payment
 * @throws SoldOut; the transaction, or its savepoint, can then only be rolled back
 */
export async function claimCapacity(
  tx: Db,
  claims: readonly Claim[],
  as: 'held' | 'sold' = 'held',
): Promise<void> {
  try {
    await tx.execute(sql`SELECT claim_capacity(${JSON.stringify(claims)}::jsonb, ${as})`);
  } catch (error) {
    throw toSoldOut(error);
  }
}

const changes = {
  release: sql`held = inventory.held - counter.quantity`,
  sell: sql`held = inventory.held - counter.quantity, sold = inventory.sold + counter.quantity`,
  give_back: sql`sold = inventory.sold - counter.quantity`,
} satisfies Record<CapacityMove, unknown>;

/** Moves earlier claims. @throws Error when a counter is missing, which would be a lost claim */
export async function moveCapacity(tx: Db, claims: readonly Claim[], move: CapacityMove): Promise<void> {
  const { rows } = await tx.execute(sql`
    WITH counter AS (
      SELECT inventory.resource_pk, inventory.day, inventory.slot, claim.quantity
      FROM ${recordset(claims)} JOIN inventory
        ON inventory.resource_pk = claim."resourcePk" AND inventory.day = claim.day AND inventory.slot = claim.slot
      ORDER BY 1, 2, 3 FOR UPDATE OF inventory
    )
    UPDATE inventory SET ${changes[move]} FROM counter
    WHERE inventory.resource_pk = counter.resource_pk AND inventory.day = counter.day AND inventory.slot = counter.slot
    RETURNING 1 AS moved`);
  if (rows.length !== claims.length) {
    throw new Error(`${move}: ${rows.length} of ${claims.length} counters were found`);
  }
}

export type Counter = typeof inventory.$inferSelect;

/** Lists counters of resources for a range of days, both included. A missing counter means nothing is held or sold. */
export async function listCounters(
  db: Db,
  resourcePks: readonly number[],
  from: string,
  to: string,
): Promise<Counter[]> {
  if (resourcePks.length === 0) return [];
  return db
    .select()
    .from(inventory)
    .where(and(inArray(inventory.resourcePk, [...resourcePks]), between(inventory.day, from, to)));
}

/** Returns the claims that `after` has beyond `before`; with swapped arguments, those to release. */
function differences(before: readonly Claim[], after: readonly Claim[]): Claim[] {
  const keyOf = ({ resourcePk, day, slot }: Claim) => `${resourcePk} ${day} ${slot}`;
  const had = new Map(before.map((claim) => [keyOf(claim), claim.quantity]));
  return after
    .map((claim) => ({ ...claim, quantity: claim.quantity - (had.get(keyOf(claim)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Locks counters in the fixed order and creates missing ones. @returns them; none for an unknown resource */
export async function lockCounters(tx: Db, keys: readonly Omit<Claim, 'quantity'>[]): Promise<Counter[]> {
  const wanted = keys.map(({ resourcePk, day, slot }) => ({ resourcePk, day, slot, quantity: 0 }));
  const { rows } = await tx.execute<Counter>(sql`
    INSERT INTO inventory (resource_pk, day, slot, capacity)
    SELECT DISTINCT claim."resourcePk", claim.day, claim.slot, resources.capacity
    FROM ${recordset(wanted)} JOIN resources ON resources.primary_key = claim."resourcePk"
    ORDER BY 1, 2, 3
    ON CONFLICT (resource_pk, day, slot) DO UPDATE SET held = inventory.held
    RETURNING resource_pk AS "resourcePk", day::text, slot, capacity, held, sold`);
  return rows;
}

/** Holds what an exchange of sold claims needs in addition, for `completeExchange`. @throws SoldOut as `claimCapacity` */
export async function prepareExchange(
  tx: Db,
  before: readonly Claim[],
  after: readonly Claim[],
): Promise<Claim[]> {
  const wanted = differences(before, after);
  if (wanted.length > 0) await claimCapacity(tx, wanted, 'held');
  return wanted;
}

/** Replaces sold claims after `prepareExchange` has held the additional ones. */
export async function completeExchange(
  tx: Db,
  before: readonly Claim[],
  after: readonly Claim[],
): Promise<void> {
  const wanted = differences(before, after);
  const unwanted = differences(after, before);
  if (wanted.length > 0 && unwanted.length > 0) await lockCounters(tx, [...wanted, ...unwanted]);
  if (wanted.length > 0) await moveCapacity(tx, wanted, 'sell');
  if (unwanted.length > 0) await moveCapacity(tx, unwanted, 'give_back');
}

/** Replaces claims, taking the new before it releases the old. @throws SoldOut as `claimCapacity` */
export async function exchangeCapacity(
  tx: Db,
  before: readonly Claim[],
  after: readonly Claim[],
  as: 'held' | 'sold',
): Promise<void> {
  const wanted = differences(before, after);
  const unwanted = differences(after, before);
  // Each statement locks in order, the two together do not: bookings that swap their days would deadlock.
  if (wanted.length > 0 && unwanted.length > 0) await lockCounters(tx, [...wanted, ...unwanted]);
  if (wanted.length > 0) await claimCapacity(tx, wanted, as);
  if (unwanted.length > 0) await moveCapacity(tx, unwanted, as === 'held' ? 'release' : 'give_back');
}
