/** Returns the key of the review at an index of an experience's reviews. */
export function reviewKey(experienceKey: number, index: number): number {
  return experienceKey * 1_000 + index + 1;
}
