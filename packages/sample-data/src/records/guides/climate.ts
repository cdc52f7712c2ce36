import type { SampleGuide } from '../../types';

type Months = SampleGuide['months'];
const verdicts = { B: 'best', g: 'good', x: 'avoid' } as const;

/**
 * Creates twelve months from January: mean highs in °C, rain in mm, and one letter per month for the verdict
 * (`B` best, `g` good, `x` avoid). Lists of another length leave gaps that the record test reports.
 */
export function climate(highs: readonly number[], rain: readonly number[], marks: string): Months {
  return [...marks].map((mark, month) => {
    if (mark !== 'B' && mark !== 'g' && mark !== 'x') throw new Error(`Unknown month mark "${mark}"`);
    return { high: highs[month] ?? NaN, rain: rain[month] ?? NaN, verdict: verdicts[mark] };
  });
}
