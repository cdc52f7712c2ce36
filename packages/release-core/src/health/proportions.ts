/** Number of failures in a number of attempts. */
export interface Sample {
  readonly failures: number;
  readonly total: number;
}

/**
 * Whether the share of failures in one sample exceeds that of another by more than a margin, and by more than chance
 * explains. A one-sided two-proportion z-test with pooled variance, whose score must exceed `z`.
 */
export function isWorse(tested: Sample, baseline: Sample, margin: number, z: number): boolean {
  if (tested.total === 0 || baseline.total === 0) return false;
  const difference = tested.failures / tested.total - baseline.failures / baseline.total;
  if (difference <= margin) return false;
  const pooled = (tested.failures + baseline.failures) / (tested.total + baseline.total);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / tested.total + 1 / baseline.total));
  return deviation === 0 || difference / deviation > z;
}

/**
 * Whether the share of failures in a sample exceeds a budget by more than chance explains. A one-sided score test for one
 * proportion, whose score must exceed `z`.
 * @param budget fraction of 1, above 0 and below 1
 */
export function exceedsBudget({ failures, total }: Sample, budget: number, z: number): boolean {
  if (total === 0) return false;
  const deviation = Math.sqrt((budget * (1 - budget)) / total);
  return (failures / total - budget) / deviation > z;
}
