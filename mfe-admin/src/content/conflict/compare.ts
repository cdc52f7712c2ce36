import type { Content } from '../field';

/** Whose value a field gets. */
export type Side = 'mine' | 'theirs';

/** A field in which two versions differ. */
export interface Difference {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whose is taken unless the editor says otherwise: that of who changed it; where both did, one's own. */
  readonly proposed: Side;
  readonly bothChanged: boolean;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Fields in which what one has typed differs from what was saved meanwhile.
 * @param base what both started from
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

/** What was saved meanwhile, with one's own values where they are chosen. */
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
