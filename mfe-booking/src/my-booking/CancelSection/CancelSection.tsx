import { useApi } from '@kaadu/api-client/react';
import { formatPaise } from '@kaadu/contracts';
import type { Booking, CancelQuote } from '@kaadu/contracts/booking';
import { Button, Dialog } from '@kaadu/ui';
import { useState } from 'react';
import { Notice } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import styles from '../MyBookingPage.module.css';

interface CancelSectionProps {
  readonly booking: Booking;
  /** Called with the cancelled booking. */
  readonly onCancelled: (booking: Booking) => void;
}

/** Cancels a booking after showing the refund. */
export function CancelSection({ booking, onCancelled }: CancelSectionProps) {
  const api = useApi();
  const [quote, setQuote] = useState<CancelQuote | null>(null);
  const { run, busy, problem } = useAction();
  const { reference, key } = booking;

  const ask = () => run(async () => setQuote(await api.getCancelQuote({ reference, key })));
  const cancel = (shown: CancelQuote) =>
    run(async () => onCancelled(await api.cancelBooking({ reference, key, shown_refund: shown.refund })));

  return (
    <section className={styles.section} id="cancel">
      <h2 className={styles.heading}>Cancel this booking</h2>
      <p>You see the refund first. Nothing is cancelled until you confirm it.</p>
      {problem && !quote && <Failed message={problem.message} />}
      <Button variant="outline" busy={busy} onClick={() => void ask()}>
        {busy && !quote ? 'Asking …' : 'See the refund'}
      </Button>
      <Dialog open={quote !== null} onClose={() => setQuote(null)} label="Cancel this booking">
        {quote && (
          <div className={styles.dialog}>
            <h2 className={styles.heading}>Cancel {booking.experience.title}?</h2>
            <dl className={styles.lines}>
              <Line name="Paid" amount={quote.paid} />
              <Line name="Kept by the cancellation policy" amount={quote.fee} />
              <Line name={`Refund (${quote.refund_percent}%)`} amount={quote.refund} total />
            </dl>
            {problem && <Failed message={problem.message} />}
            <div className={styles.buttons}>
              <Button data-autofocus="" variant="outline" onClick={() => setQuote(null)}>
                Keep the booking
              </Button>
              <Button busy={busy} onClick={() => void cancel(quote)}>
                {busy ? 'Cancelling …' : 'Cancel it'}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  /** Amount in paise. */
  readonly amount: number;
  readonly total?: boolean;
}

function Line({ name, amount, total }: LineProps) {
  return (
    <div className={styles.line} data-total={total || undefined}>
      <dt>{name}</dt>
      <dd translate="no">{formatPaise(amount)}</dd>
    </div>
  );
}

function Failed({ message }: { readonly message: string }) {
  return (
    <Notice tone="danger" alert title="The booking was not cancelled">
      <p>{message}</p>
    </Notice>
  );
}
