import { filterNames, traitNames, type ListingKind } from '@kaadu/contracts';

/** Every filter that has choices with counts. */
export const countedNames = [...filterNames, 'kinds', ...traitNames, 'amenities'] as const;
export type CountedName = (typeof countedNames)[number];

/** Keys of the kinds as choices of a filter. */
export const kindKeys: Readonly<Record<ListingKind, number>> = { stays: 1, activities: 2 };

/** Builds a record with a value for each of the names. */
export function forEachName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, valueOf(name)] as const);
  // The type of Object.fromEntries forgets the names, all of which are present.
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
