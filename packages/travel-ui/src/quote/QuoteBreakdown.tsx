import { formatPaise } from '@kaadu/contracts';
import type { Quote } from '@kaadu/contracts/availability';
import { Nights } from './Nights';
import { useContentLang } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { useBookingText } from '../booking/messages';
import { useTripText } from '../messages';
import styles from './QuoteBreakdown.module.css';

interface QuoteBreakdownProps {
  readonly quote: Quote;
  /** Dims the price while a new one is being requested. */
  readonly stale?: boolean;
}

/** A price as computed by the server, line by line, with GST and total (booking §1), and by night. */
export function QuoteBreakdown({ quote, stale }: QuoteBreakdownProps) {
  const t = useBookingText();
  const nameOf = useLineNames(quote);
  const { days = [], nights } = quote;
  return (
    <div>
      <dl className={styles.lines} aria-busy={stale || undefined} data-stale={stale || undefined}>
        {quote.lines.map((line) => (
          <Line
            key={`${line.kind} ${line.label}`}
            name={nameOf(line)}
            amount={line.amount}
            withTax={line.tax ? line.amount + line.tax : undefined}
            kind={line.amount < 0 ? 'saving' : 'part'}
          />
        ))}
        {quote.lines.length > 1 && quote.taxes.length > 0 && (
          <Line name={t('beforeTax')} amount={quote.taxable} kind="subtotal" />
        )}
        {quote.taxes.map(({ label, amount }) => (
          <Line key={label} name={label} amount={amount} kind="part" />
        ))}
        <Line name={t('totalWithGst')} amount={quote.total} kind="total" />
      </dl>
      {nights > 0 && days.length > 0 && <Nights days={days} />}
    </div>
  );
}

/** Names the lines of a price in the language of the page. In English, the server has done so. */
function useLineNames({ units, nights, coupon }: Quote): (line: Quote['lines'][number]) => ReactNode {
  const t = useBookingText();
  const trip = useTripText();
  const contentLang = useContentLang();
  return ({ kind, label }) => {
    if (!contentLang) return label;
    if (kind === 'base') {
      if (nights === 0) return t('people', { count: units });
      return `${t('rooms', { count: units })} × ${trip('nights', { count: nights })}`;
    }
    if (kind === 'extra_guest') return t('extraGuests');
    if (kind === 'member') return t('memberRate');
    if (kind === 'coupon') return t('coupon', { code: coupon ?? '' });
    return <span lang={contentLang}>{label}</span>;
  };
}

interface LineProps {
  readonly name: ReactNode;
  /** Amount in paise. */
  readonly amount: number;
  /** The same with its own tax, in paise. */
  readonly withTax?: number | undefined;
  readonly kind: 'part' | 'saving' | 'subtotal' | 'total';
}

function Line({ name, amount, withTax, kind }: LineProps) {
  const t = useBookingText();
  return (
    <div className={styles.line} data-kind={kind}>
      <dt className={styles.name}>
        {name}
        {withTax !== undefined && (
          <span className={styles.withTax}>{t('withGstAmount', { amount: formatPaise(withTax) })}</span>
        )}
      </dt>
      <dd translate="no">{amount < 0 ? `−${formatPaise(-amount)}` : formatPaise(amount)}</dd>
    </div>
  );
}
