import { formatPaise } from '@kaadu/contracts';
import type { CardPrice } from '@kaadu/contracts/cards';
import { Amount } from '../Amount/Amount';
import styles from './Price.module.css';

interface PriceProps {
  readonly price: CardPrice;
  /** True for a signed-in visitor, who pays the member rate. */
  readonly member?: boolean;
  /** Text before the amount, for example "from". */
  readonly prefix?: string;
  readonly size?: 'md' | 'lg';
  readonly className?: string;
}

/** A final price with tax, and the member price next to it. */
export function Price({ price, member = false, prefix, size = 'md', className }: PriceProps) {
  const hasMemberRate = price.member_total < price.total;
  const memberPays = member && hasMemberRate;
  return (
    <p
      className={[styles.price, className].filter(Boolean).join(' ')}
      data-size={size === 'md' ? undefined : size}
      data-price
    >
      <span>
        {prefix && <span>{`${prefix} `}</span>}
        <strong translate="no">{formatPaise(memberPays ? price.member_total : price.total)}</strong>
        {` per ${price.unit}`}
      </span>{' '}
      <span>with GST</span>{' '}
      {hasMemberRate && (
        <em>
          {memberPays ? (
            <span>
              Your member price, not <s translate="no">{formatPaise(price.total)}</s>
            </span>
          ) : (
            <span>
              <Amount paise={price.member_total} /> for members
            </span>
          )}
        </em>
      )}
    </p>
  );
}
