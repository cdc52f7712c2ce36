import { evidenceAbove, evidenceOfNotWorse, evidenceOfWorse, type Sample } from './sequential-test';

const of = (failures: number, total: number): Sample => ({ failures, total });

describe('evidence', () => {
  // The mixture likelihood of 4 failures in 4 attempts is (1 · 3 · 5 · 7) / (2⁴ · 4!) = 0.27344.
  test('of a share above a budget is the likelihood ratio', () => {
    // 0.27344 / 0.02⁴ = 1,708,984.
    expect(evidenceAbove(of(4, 4), 0.02)).toBeCloseTo(14.351, 3);
    expect(evidenceAbove(of(2, 100), 0.02)).toBe(0);
  });

  test('of a share above that of a baseline is the ratio to the pooled share', () => {
    // 0.27344² / 0.5⁸ = 19.141.
    expect(evidenceOfWorse(of(4, 4), of(0, 4), 0)).toBeCloseTo(2.952, 3);
    expect(evidenceOfWorse(of(40, 400), of(20, 400), 0.06)).toBe(0);
    expect(evidenceOfWorse(of(4, 4), of(0, 0), 0)).toBe(0);
  });

  test('of a share that exceeds a baseline by less than a margin is the ratio to that difference', () => {
    // The mixture likelihood of no failure in 10 attempts is C(20, 10) / 4¹⁰ = 0.17620; 0.17620 / 0.5¹⁰ = 180.43.
    expect(evidenceOfNotWorse(of(0, 10), of(0, 0), 0.5)).toBeCloseTo(5.195, 3);
    // The baseline never fails, so the tested share would be 0.5: the baseline's 0.17620 is left.
    expect(evidenceOfNotWorse(of(0, 10), of(0, 10), 0.5)).toBeCloseTo(5.195 - 1.736, 3);
    expect(evidenceOfNotWorse(of(6, 10), of(0, 10), 0.5)).toBe(0);
  });
});

/** Creates a generator of reproducible numbers (linear congruential). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
}

const random = seeded(41);

/** Draws attempts of which this share fails. */
function draw(sample: Sample, attempts: number, share: number): Sample {
  let failures = sample.failures;
  for (let attempt = 0; attempt < attempts; attempt += 1) failures += Number(random() < share);
  return { failures, total: sample.total + attempts };
}

/** Evidence with a chance of a false alarm of 1 %. */
const onePercent = Math.log(100);

describe('tests that are repeated after every view', () => {
  test.each([0.01, 0.1, 0.5])(
    'find fewer than 1 %% of equal versions worse when %f of the views fail',
    (share) => {
      const alarms = Array.from({ length: 1000 }, () => {
        let [tested, baseline] = [of(0, 0), of(0, 0)];
        for (let view = 0; view < 500; view += 1) {
          tested = draw(tested, 1, share);
          baseline = draw(baseline, 3, share);
          if (evidenceOfWorse(tested, baseline, 0) >= onePercent) return true;
        }
        return false;
      });
      expect(alarms.filter(Boolean).length).toBeLessThan(10);
    },
  );

  test('find fewer than 1 % of versions that use all of their budget above it', () => {
    const alarms = Array.from({ length: 1000 }, () => {
      let tested = of(0, 0);
      for (let view = 0; view < 1000; view += 1) {
        tested = draw(tested, 1, 0.02);
        if (evidenceAbove(tested, 0.02) >= onePercent) return true;
      }
      return false;
    });
    expect(alarms.filter(Boolean).length).toBeLessThan(10);
  });

  test('find fewer than 5 % of versions that are worse by the margin not worse', () => {
    const passed = Array.from({ length: 300 }, () => {
      const baseline = draw(of(0, 0), 1000, 0.01);
      let tested = of(0, 0);
      for (let view = 0; view < 300; view += 1) {
        tested = draw(tested, 1, 0.11);
        if (evidenceOfNotWorse(tested, baseline, 0.1) >= Math.log(20)) return true;
      }
      return false;
    });
    expect(passed.filter(Boolean).length).toBeLessThan(15);
  });

  test.each([
    [1, 8],
    [0.5, 25],
    [0.3, 60],
  ])('find a version that fails for a share of %f worse within %i views', (share, most) => {
    const found = Array.from({ length: 200 }, () => {
      const baseline = draw(of(0, 0), 500, 0.02);
      let tested = of(0, 0);
      while (evidenceOfWorse(tested, baseline, 0) < onePercent) tested = draw(tested, 1, share);
      return tested.total;
    });
    expect(found.filter((views) => views <= most).length).toBeGreaterThan(190);
  });
});
