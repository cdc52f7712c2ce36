import { isDeepStrictEqual } from 'node:util';

/** What a field was and what it became; null where there was, or is, nothing. */
export interface FieldChange {
  readonly from: unknown;
  readonly to: unknown;
}

/** Changes by field, within documents and lists by path: `sections.2.heading`. */
export type FieldChanges = Readonly<Record<string, FieldChange>>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** As JSON stores it: instants as text, and nothing that is undefined. */
function stored(value: object): Fields {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return isFields(copy) ? copy : {};
}

/** Entries of lists are compared one by one only when none was added or taken away: positions mean nothing otherwise. */
function areComparable(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  return isFields(before) && isFields(after);
}

function collect(path: string, before: unknown, after: unknown, changes: Record<string, FieldChange>): void {
  if (isDeepStrictEqual(before ?? null, after ?? null)) return;
  if (!isFields(before) || !isFields(after) || !areComparable(before, after)) {
    changes[path] = { from: before ?? null, to: after ?? null };
    return;
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    collect(`${path}.${name}`, before[name], after[name], changes);
}

/**
 * What differs in the fields of `after`.
 * @param before the record as it was; undefined when it is new
 */
export function changedFields(before: object | undefined, after: object): FieldChanges {
  const changes: Record<string, FieldChange> = {};
  const was = stored(before ?? {});
  for (const [name, value] of Object.entries(stored(after))) collect(name, was[name], value, changes);
  return changes;
}
