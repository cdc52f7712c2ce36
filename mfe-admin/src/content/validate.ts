import { capitalise } from '@kaadu/contracts/text';
import type { EditedKind } from './kinds';
import type { Content, FieldProblems } from './field';

/** Validates a record with the API's schema. Returns messages by path of the field; empty when valid. */
export function problemsOf(
  { schema, fields }: Pick<EditedKind, 'schema' | 'fields'>,
  body: Content,
): FieldProblems {
  const parsed = schema.safeParse(body);
  if (parsed.success) return {};
  const found: Record<string, string> = {};
  for (const { path, code, message } of parsed.error.issues)
    found[path.join('.')] ??=
      code === 'invalid_type' || code === 'too_small'
        ? `Please fill in “${labelOf(fields, path)}”.`
        : capitalise(message);
  return found;
}

/** Returns the label of the field at a path; the label of its list for a field within one. */
function labelOf(fields: EditedKind['fields'], [name]: readonly PropertyKey[]): string {
  return fields.find((field) => field.name === name)?.label ?? String(name);
}

/**
 * Returns the messages that still apply after a change: those of fields that are invalid, and those of the
 * server for fields that are unchanged.
 */
export function remainingProblems(
  shown: FieldProblems,
  wrong: FieldProblems,
  isChanged: (field: string) => boolean,
): FieldProblems {
  return Object.fromEntries(
    Object.entries(shown).flatMap(([field, message]) => {
      const [name = field] = field.split('.');
      const now = wrong[field] ?? (isChanged(name) ? undefined : message);
      return now === undefined ? [] : [[field, now]];
    }),
  );
}

/** Returns the first message for each field of a refused request. */
export function problemsOfRefusal(errors: Readonly<Record<string, readonly string[]>>): FieldProblems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, capitalise(first)]] : [])),
  );
}
