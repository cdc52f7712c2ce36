import { formatPaise } from '@kaadu/contracts';

interface AmountProps {
  /** Amount in paise. */
  readonly paise: number;
}

/** An amount of money in text, marked as not translatable. */
export function Amount({ paise }: AmountProps) {
  return <span translate="no">{formatPaise(paise)}</span>;
}
