/**
 * Counts the edits (a letter missing, added, wrong, or two swapped) that turn the typed text into a prefix of
 * a word. Visitors search while they type, so letters not typed yet cost nothing.
 */
export function prefixEditDistance(typed: string, word: string): number {
  const [from, to] = [[...typed], [...word]];
  let beforeLast: number[] = [];
  let last = to.map((_, column) => column).concat(to.length);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

/** Returns the number of edits allowed in a typed word, by its length. */
export function maxTypos(typed: string): number {
  if (typed.length < 3) return 0;
  return typed.length < 6 ? 1 : 2;
}
