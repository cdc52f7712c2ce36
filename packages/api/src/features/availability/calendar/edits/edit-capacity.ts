import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database';
import { addDays, daysBetween } from '../../../../platform/money/india-date';
import { type Counter, lockCounters } from '../../capacity/inventory-repository';
import { joinDays, rangeText } from '../day-ranges';
import type { CapacityEdit } from './edit';
import { BelowSold, ChangedSince } from '../refusals';

interface Cell {
  readonly resourcePk: number;
  readonly day: string;
  readonly slot: string;
  readonly before: number;
  readonly after: number;
}

const cellsOf = ({ resourcePk, slot, from, before, after }: CapacityEdit): Cell[] =>
  before.map((figure, index) => ({
    resourcePk,
    day: addDays(from, index),
    slot,
    before: figure,
    after: after[index] ?? figure,
  }));

const keyOf = ({ resourcePk, day, slot }: Pick<Cell, 'resourcePk' | 'day' | 'slot'>) =>
  `${resourcePk} ${day} ${slot}`;

/** A cell with its counter; none if the resource is gone. */
interface Found extends Cell {
  readonly counter: Counter | undefined;
}

function requireUnchanged(cells: readonly Found[]): void {
  const changed = cells.filter(({ counter, before }) => counter?.capacity !== before);
  if (changed.length === 0) return;
  const lines = joinDays(
    changed.map(({ day, counter }) => ({ day, value: counter ? `${counter.capacity}` : 'none' })),
    (value) => value,
  ).map(({ from, to, value }) => `${rangeText(from, to)}: ${value} now`);
  throw new ChangedSince(lines);
}

function requireEnough(cells: readonly Found[]): void {
  const short = cells.flatMap(({ day, after, counter }) =>
    counter && counter.held + counter.sold > after
      ? [{ day, value: { held: counter.held, sold: counter.sold } }]
      : [],
  );
  if (short.length > 0) throw new BelowSold(joinDays(short, ({ held, sold }) => `${held} ${sold}`));
}

/**
 * Sets the counters of the days, all or none. Locks them in the order that bookings use and creates missing ones, so
 * the compared values cannot change before the commit.
 * @throws ChangedSince, BelowSold
 */
export async function editCapacity(tx: Db, edits: readonly CapacityEdit[]): Promise<void> {
  const cells = edits.flatMap(cellsOf);
  if (cells.length === 0) return;
  const counters = await lockCounters(tx, cells);
  const byKey = new Map(counters.map((counter) => [keyOf(counter), counter]));
  const found = cells.map((cell) => ({ ...cell, counter: byKey.get(keyOf(cell)) }));
  requireUnchanged(found);
  requireEnough(found);
  const wanted = cells.filter(({ before, after }) => before !== after);
  if (wanted.length === 0) return;
  await tx.execute(sql`
    UPDATE inventory SET capacity = cell.after
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS cell ("resourcePk" int, day date, slot text, after int)
    WHERE inventory.resource_pk = cell."resourcePk" AND inventory.day = cell.day AND inventory.slot = cell.slot`);
}

/** Returns the figures of a resource for a range of days, both included. Missing counters have the usual number. */
export function figuresOf(
  counters: readonly Counter[],
  {
    resourcePk,
    slot,
    from,
    to,
    usual,
  }: { resourcePk: number; slot: string; from: string; to: string; usual: number },
): number[] {
  const byKey = new Map(counters.map((counter) => [keyOf(counter), counter.capacity]));
  return Array.from(
    { length: daysBetween(from, to) + 1 },
    (_, index) => byKey.get(keyOf({ resourcePk, slot, day: addDays(from, index) })) ?? usual,
  );
}
