import { formatPaise } from '@kaadu/contracts';
import type { Quote } from '@kaadu/contracts/availability';
import { Nights } from './Nights';
import styles from './QuoteBreakdown.module.css';

interface QuoteBreakdownProps {
  readonly quote: Quote;
  /** Dims the price while a new one is being requested. */
  readonly stale?: boolean;
}

/** A price as computed by the server, line by line, with GST and total (booking §1), and by night. */
export function QuoteBreakdown({ quote, stale }: QuoteBreakdownProps) {
  const { days = [], nights } = quote;
  return (
    <div>
      <dl className={styles.lines} aria-busy={stale || undefined} data-stale={stale || undefined}>
        {quote.lines.map(({ kind, label, amount, tax }) => (
          <Line
            key={`${kind} ${label}`}
            name={label}
            amount={amount}
            withTax={tax ? amount + tax : undefined}
            kind={amount < 0 ? 'saving' : 'part'}
          />
        ))}
        {quote.lines.length > 1 && quote.taxes.length > 0 && (
          <Line name="Before tax" amount={quote.taxable} kind="subtotal" />
        )}
        {quote.taxes.map(({ label, amount }) => (
          <Line key={label} name={label} amount={amount} kind="part" />
        ))}
        <Line name="Total with GST" amount={quote.total} kind="total" />
      </dl>
      {nights > 0 && days.length > 0 && <Nights days={days} />}
    </div>
  );
}

interface LineProps {
  readonly name: string;
  /** Amount in paise. */
  readonly amount: number;
  /** The same with its own tax, in paise. */
  readonly withTax?: number | undefined;
  readonly kind: 'part' | 'saving' | 'subtotal' | 'total';
}

function Line({ name, amount, withTax, kind }: LineProps) {
  return (
    <div className={styles.line} data-kind={kind}>
      <dt className={styles.name}>
        {name}
        {withTax !== undefined && <span className={styles.withTax}>{formatPaise(withTax)} with GST</span>}
      </dt>
      <dd translate="no">{amount < 0 ? `−${formatPaise(-amount)}` : formatPaise(amount)}</dd>
    </div>
  );
}
