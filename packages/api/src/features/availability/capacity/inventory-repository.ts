import { and, between, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { sqlStateOf } from '../../../platform/errors/error-code';
import { inventory } from '../tables';

/** An amount of a resource for a night or slot. */
export interface Claim {
  readonly resourcePk: number;
  readonly day: string;
  /** HH:MM; empty for a night. */
  readonly slot: string;
  readonly quantity: number;
}

/** How a claim moves between the columns of its counters. */
export type CapacityMove = 'release' | 'sell' | 'give_back';

const recordset = (claims: readonly Claim[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
    AS claim ("resourcePk" int, day date, slot text, quantity int)`;

/** Raised by the database function `claim_capacity`. */
const tooLittleLeft = 'KT001';

/** The rules allow a trip and the counters do not. */
export class SoldOut extends AppError {
  constructor() {
    super('conflict', 'This has just been sold. Nothing was charged; please choose other dates.');
  }
}

/** What to throw for an error of a statement that claims capacity. */
export const toSoldOut = (error: unknown) => (sqlStateOf(error) === tooLittleLeft ? new SoldOut() : error);

/**
 * Takes all claims or none (booking §2). Counters are locked in one order everywhere, so that two bookings never wait for
 * each other.
 * @param as whether they are held or, for a payment that came late, sold at once
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

/** Moves claims that were taken before. @throws Error when a counter is missing: that would be a lost claim */
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

/** Counters of resources from one day to another, both included. A day without a counter has nothing held or sold. */
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

/** What must be taken, or given back when turned round, to get from some claims to others. */
function differences(before: readonly Claim[], after: readonly Claim[]): Claim[] {
  const keyOf = ({ resourcePk, day, slot }: Claim) => `${resourcePk} ${day} ${slot}`;
  const had = new Map(before.map((claim) => [keyOf(claim), claim.quantity]));
  return after
    .map((claim) => ({ ...claim, quantity: claim.quantity - (had.get(keyOf(claim)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Locks counters, in the one order; makes those that are missing. @returns them; none of a resource that does not exist */
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

/**
 * Takes new claims in place of old ones, of which what both have in common stays. The new is taken before the old is given
 * back.
 * @throws SoldOut as `claimCapacity`
 */
export async function exchangeCapacity(
  tx: Db,
  before: readonly Claim[],
  after: readonly Claim[],
  as: 'held' | 'sold',
): Promise<void> {
  const wanted = differences(before, after);
  const unwanted = differences(after, before);
  // Two statements, each in order, are not in order together: bookings that swap their days would wait for each other.
  if (wanted.length > 0 && unwanted.length > 0) await lockCounters(tx, [...wanted, ...unwanted]);
  if (wanted.length > 0) await claimCapacity(tx, wanted, as);
  if (unwanted.length > 0) await moveCapacity(tx, unwanted, as === 'held' ? 'release' : 'give_back');
}
