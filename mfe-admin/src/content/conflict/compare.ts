import type { Content } from '../field';

/** The version that a field's value is taken from. */
export type Side = 'mine' | 'theirs';

/** A field in which two versions differ. */
export interface Difference {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Proposed version: the one that changed the field, or the editor's own where both did. */
  readonly proposed: Side;
  readonly bothChanged: boolean;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Compares the editor's version with the version saved meanwhile.
 * @param base the common ancestor of both
 */
export function compare(base: Content, mine: Content, theirs: Content): Difference[] {
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .filter((name) => !same(mine[name], theirs[name]))
    .map((name) => {
      const iChanged = !same(mine[name], base[name]);
      return {
        name,
        mine: mine[name],
        theirs: theirs[name],
        proposed: iChanged ? 'mine' : 'theirs',
        bothChanged: iChanged && !same(theirs[name], base[name]),
      };
    });
}

/** Merges both versions: the saved one, with the editor's values where chosen. */
export function merge(
  theirs: Content,
  differences: readonly Difference[],
  chosen: Readonly<Record<string, Side>>,
): Content {
  const own = differences
    .filter(({ name, proposed }) => (chosen[name] ?? proposed) === 'mine')
    .map(({ name, mine }) => [name, mine]);
  return { ...theirs, ...Object.fromEntries(own) };
}
