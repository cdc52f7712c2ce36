import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { optionCalendars, optionResources } from './tables';

/**
 * Options of some experiences at each of their times, with their calendars and what they draw on, to be judged in memory:
 * for a search by date that looks at all experiences.
 */
export interface OptionSlots {
  /** Where the experience is in the list that they were read for. */
  readonly rows: Uint16Array;
  readonly calendars: Int32Array;
  readonly slotCodes: Uint16Array;
  /** Codes of times: HH:MM, or empty for a stay. */
  readonly codeOf: ReadonlyMap<string, number>;
  /** What they draw on, by resource: how much a unit takes, and the place in the lists above of what takes it. */
  readonly resources: Int32Array;
  readonly quantities: Int32Array;
  readonly users: Uint32Array;
}

interface Rows extends Record<string, unknown> {
  readonly experiences: readonly number[];
  readonly calendars: readonly number[];
  readonly slots: readonly string[];
  /** Pairs of a resource and a quantity. */
  readonly draws: readonly (readonly (readonly [resource: number, quantity: number])[])[];
}

function toOptionSlots({ experiences, calendars, slots, draws }: Rows, keys: readonly number[]): OptionSlots {
  const rowOf = new Map(keys.map((key, row) => [key, row]));
  const known = [...experiences.keys()].filter((index) => rowOf.has(experiences[index] ?? 0));
  const codeOf = new Map([...new Set(slots)].map((slot, code) => [slot, code]));
  const uses = known
    .flatMap((index, user) =>
      (draws[index] ?? []).map(([resource, quantity]) => ({ resource, quantity, user })),
    )
    .sort((a, b) => a.resource - b.resource);
  return {
    rows: Uint16Array.from(known, (index) => rowOf.get(experiences[index] ?? 0) ?? 0),
    calendars: Int32Array.from(known, (index) => calendars[index] ?? 0),
    slotCodes: Uint16Array.from(known, (index) => codeOf.get(slots[index] ?? '') ?? 0),
    codeOf,
    resources: Int32Array.from(uses, ({ resource }) => resource),
    quantities: Int32Array.from(uses, ({ quantity }) => quantity),
    users: Uint32Array.from(uses, ({ user }) => user),
  };
}

/** @param keys of all experiences from the first to the last of them, in their order; 65,536 at most */
export async function loadOptionSlots(db: Db, keys: readonly number[]): Promise<OptionSlots> {
  const list = (column: string) => sql`coalesce(json_agg(${sql.raw(column)}), '[]')`;
  const { rows } = await db.execute<Rows>(sql`
    SELECT ${list('experience_pk')} AS experiences, ${list('calendar_pk')} AS calendars,
      ${list('slot')} AS slots, ${list('draws')} AS draws
    FROM (
      SELECT o.experience_pk, o.calendar_pk, o.slot, (
        SELECT coalesce(json_agg(json_build_array(r.resource_pk, r.quantity)), '[]')
        FROM ${optionResources} r WHERE r.option_pk = o.option_pk
      ) AS draws
      FROM ${optionCalendars} o WHERE o.experience_pk BETWEEN ${keys[0] ?? 0}::int AND ${keys.at(-1) ?? -1}::int
    ) AS slots`);
  const [columns] = rows;
  if (!columns) throw new Error('An aggregate has one row');
  return toOptionSlots(columns, keys);
}
