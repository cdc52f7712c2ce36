import { capitalise } from '@kaadu/contracts/text';
import type { EditedKind } from './kinds';
import type { Content, FieldProblems } from './field';

/** Validates a record with the API's schema. Returns messages by path of the field; empty when valid. */
export function problemsOf({ schema }: Pick<EditedKind, 'schema'>, body: Content): FieldProblems {
  const parsed = schema.safeParse(body);
  if (parsed.success) return {};
  const found: Record<string, string> = {};
  for (const { path, code, message } of parsed.error.issues)
    found[path.join('.')] ??=
      code === 'invalid_type' || code === 'too_small' ? 'Please fill this in.' : capitalise(message);
  return found;
}

/** Returns the first message for each field of a refused request. */
export function problemsOfRefusal(errors: Readonly<Record<string, readonly string[]>>): FieldProblems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, capitalise(first)]] : [])),
  );
}
