/** Some of a number of trials that went badly. */
export interface Sample {
  readonly bad: number;
  readonly of: number;
}

/**
 * Whether one share is larger than another by more than a margin, and by more than chance explains: a one-sided
 * two-proportion z-test with pooled variance, whose score must exceed `z`.
 */
export function worseBy(tried: Sample, usual: Sample, margin: number, z: number): boolean {
  if (tried.of === 0 || usual.of === 0) return false;
  const difference = tried.bad / tried.of - usual.bad / usual.of;
  if (difference <= margin) return false;
  const pooled = (tried.bad + usual.bad) / (tried.of + usual.of);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / tried.of + 1 / usual.of));
  return deviation === 0 || difference / deviation > z;
}
