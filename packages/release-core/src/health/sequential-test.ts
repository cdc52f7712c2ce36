/** Number of failures in a number of attempts. */
export interface Sample {
  readonly failures: number;
  readonly total: number;
}

/*
 * Always-valid tests, so that counts may be tested after every report: the likelihood under a mixture of all shares,
 * divided by the greatest likelihood under the hypothesis. If the hypothesis is true, the chance that this ratio ever
 * reaches 1 / α is at most α (Ville's inequality). It is the mixture sequential probability ratio test with Jeffreys'
 * prior, and "universal inference" (https://doi.org/10.1073/pnas.1922664117). It assumes neither a sample size nor a
 * normal distribution.
 */

/** Returns the evidence that a share is above a budget, as the natural logarithm of the ratio; 0 for none. */
export function evidenceAbove(sample: Sample, budget: number): number {
  if (shareOf(sample) <= budget) return 0;
  return Math.max(0, logMixture(sample) - logLikelihood(sample, budget));
}

/** Returns the evidence that a share exceeds that of a baseline; 0 while they differ by no more than a margin. */
export function evidenceOfWorse(tested: Sample, baseline: Sample, margin: number): number {
  if (shareOf(tested) <= shareOf(baseline) + margin) return 0;
  return evidenceAgainstDifference(tested, baseline, 0);
}

/** Returns the evidence that a share exceeds that of a baseline by less than a margin. */
export function evidenceOfNotWorse(tested: Sample, baseline: Sample, margin: number): number {
  if (shareOf(tested) >= shareOf(baseline) + margin) return 0;
  return evidenceAgainstDifference(tested, baseline, margin);
}

/** Returns the evidence against a difference of exactly the margin, the most likely case of the hypothesis. */
function evidenceAgainstDifference(tested: Sample, baseline: Sample, margin: number): number {
  const mostLikely = baselineShareAt(tested, baseline, margin);
  const likelihood = logLikelihood(tested, mostLikely + margin) + logLikelihood(baseline, mostLikely);
  return Math.max(0, logMixture(tested) + logMixture(baseline) - likelihood);
}

/** Bisections of an interval of at most 1: the share is exact to 1e-15. */
const bisections = 50;

/** Returns the baseline's most likely share, if the tested one is greater by the margin. */
function baselineShareAt(tested: Sample, baseline: Sample, margin: number): number {
  let [low, high] = [0, 1 - margin];
  for (let step = 0; step < bisections; step += 1) {
    const middle = (low + high) / 2;
    // The likelihood has one maximum: its slope falls.
    if (slopeAt(tested, middle + margin) + slopeAt(baseline, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function slopeAt({ failures, total }: Sample, share: number): number {
  return failures / share - (total - failures) / (1 - share);
}

function shareOf({ failures, total }: Sample): number {
  return total === 0 ? 0 : failures / total;
}

function logLikelihood({ failures, total }: Sample, share: number): number {
  const successes = total - failures;
  return (failures && failures * Math.log(share)) + (successes && successes * Math.log(1 - share));
}

/** Returns the logarithm of the likelihood under a Beta(½, ½) distribution of the share. */
function logMixture({ failures, total }: Sample): number {
  return (
    logGamma(failures + 0.5) + logGamma(total - failures + 0.5) - logGamma(total + 1) - Math.log(Math.PI)
  );
}

/** Returns the logarithm of the gamma function for a positive number, by Stirling's series. */
function logGamma(value: number): number {
  // The series is exact to 1e-10 from here on.
  if (value < 8) return logGamma(value + 1) - Math.log(value);
  const series = 1 / (12 * value) - 1 / (360 * value ** 3) + 1 / (1260 * value ** 5);
  return (value - 0.5) * Math.log(value) - value + Math.log(2 * Math.PI) / 2 + series;
}
