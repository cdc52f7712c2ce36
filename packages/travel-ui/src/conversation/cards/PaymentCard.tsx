import { formatPaise } from '@kaadu/contracts';
import type { ChatPayment } from '@kaadu/contracts/chat';
import type { ReactNode } from 'react';
import { indianTime } from '@kaadu/ui/dates';
import type { ThreadSide } from '../messages/thread-side';
import styles from './MessageCard.module.css';
import { statusOf } from './request-words';
import { useExpired } from './use-expired';

interface PaymentCardProps {
  readonly payment: ChatPayment;
  readonly side: ThreadSide;
  /** Actions while it can be paid. */
  readonly children?: ReactNode;
}

/** A payment request in the thread, in its current state. */
export function PaymentCard({ payment, side, children }: PaymentCardProps) {
  const hasExpired = useExpired(payment.expires_at);
  const canPay = payment.can_pay && !hasExpired;
  return (
    <article className={styles.card} aria-label={`Payment request: ${payment.description}`}>
      <div className={styles.words}>
        <p className={styles.title}>{payment.description}</p>
        <p className={styles.amount} translate="no">
          {formatPaise(payment.amount)}
        </p>
        <p className={styles.state} data-status={hasExpired && payment.can_pay ? 'expired' : payment.status}>
          {statusOf(payment, hasExpired, side)}
        </p>
        {canPay && payment.expires_at && (
          <p className={styles.soft}>Until {indianTime(payment.expires_at)} IST</p>
        )}
      </div>
      {canPay && children}
    </article>
  );
}
