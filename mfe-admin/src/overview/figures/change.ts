/** Comparison of a figure with its value on the preceding days. */
export interface Change {
  readonly text: string;
  readonly tone: 'better' | 'worse' | 'same';
}

interface Comparison {
  readonly value: number | null;
  readonly previous: number | null;
  /** Direction that is an improvement; none for a neutral figure. */
  readonly better?: 'more' | 'less' | undefined;
  /** Whether the figure is a share, whose difference is in percentage points. */
  readonly isPart?: boolean | undefined;
}

/** Formats the difference; null when there is nothing to compare with. */
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
