import { capitalise } from '@kaadu/contracts/text';
import type { EditedKind } from './kinds';
import type { Content } from './field';
import type { FieldProblems } from './fields/Fields';

/** What the API would refuse, by path of the field; nothing when it would be saved. */
export function problemsOf({ schema }: Pick<EditedKind, 'schema'>, body: Content): FieldProblems {
  const parsed = schema.safeParse(body);
  if (parsed.success) return {};
  const found: Record<string, string> = {};
  for (const { path, code, message } of parsed.error.issues)
    found[path.join('.')] ??=
      code === 'invalid_type' || code === 'too_small' ? 'Please fill this in.' : capitalise(message);
  return found;
}

/** Messages by field of a refusal, each the first. */
export function problemsOfRefusal(errors: Readonly<Record<string, readonly string[]>>): FieldProblems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, capitalise(first)]] : [])),
  );
}
