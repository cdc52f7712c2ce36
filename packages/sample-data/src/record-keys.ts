/** Returns the key of the review at an index of an experience's reviews. */
export function reviewKey(experienceKey: number, index: number): number {
  return experienceKey * 1_000 + index + 1;
}

/** Returns the key of the room or ticket at an index of an experience's options. */
export function roomKey(experienceKey: number, index: number): number {
  return experienceKey * 100 + index + 1;
}
