import { isDeepStrictEqual } from 'node:util';

/** Value of a field before and after a change; null where it had none. */
export interface FieldChange {
  readonly from: unknown;
  readonly to: unknown;
}

/** Changes by field, within documents and lists by path: `sections.2.heading`. */
export type FieldChanges = Readonly<Record<string, FieldChange>>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Converts a value to its JSON form: instants become text, undefined fields are dropped. */
function stored(value: object): Fields {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return isFields(copy) ? copy : {};
}

/** Returns whether two lists have the same length: otherwise their positions are not comparable. */
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

/** Returns the fields of `after` that differ. @param before the old record; undefined when it is new */
export function changedFields(before: object | undefined, after: object): FieldChanges {
  const changes: Record<string, FieldChange> = {};
  const was = stored(before ?? {});
  for (const [name, value] of Object.entries(stored(after))) collect(name, was[name], value, changes);
  return changes;
}
