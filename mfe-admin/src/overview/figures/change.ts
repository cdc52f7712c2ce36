/** How a figure compares with that of the days before. */
export interface Change {
  readonly text: string;
  readonly tone: 'better' | 'worse' | 'same';
}

interface Comparison {
  readonly value: number | null;
  readonly previous: number | null;
  /** Which way is better; none: neither. */
  readonly better?: 'more' | 'less' | undefined;
  /** The figure is a part of a whole: the difference is one of percentage points. */
  readonly isPart?: boolean | undefined;
}

/** The difference as text; null when there is nothing to compare with. */
export function changeOf({ value, previous, better, isPart }: Comparison): Change | null {
  if (value === null || previous === null) return null;
  const difference = value - previous;
  if (!isPart && previous === 0) return difference === 0 ? { text: 'unchanged', tone: 'same' } : null;
  const amount = isPart ? difference * 100 : (difference / Math.abs(previous)) * 100;
  const rounded = isPart || Math.abs(amount) < 10 ? Number(amount.toFixed(1)) : Math.round(amount);
  if (rounded === 0) return { text: 'unchanged', tone: 'same' };
  const text = `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}${isPart ? ' points' : ' %'}`;
  if (!better) return { text, tone: 'same' };
  return { text, tone: rounded > 0 === (better === 'more') ? 'better' : 'worse' };
}
