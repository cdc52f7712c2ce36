import { useApi } from '@kaadu/api-client/react';
import type { Booking } from '@kaadu/contracts/booking';
import { useEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from '../../shared/problem/problem';
import { leaveTo } from '../../shared/navigation/leave-to';
import { openRazorpay } from './open-razorpay';

interface Paying {
  readonly booking: Booking;
  /** Reads the booking again, after the server has said that it is not as the page shows it. */
  readonly refresh: () => Promise<void>;
}

/** Starts the payment of a booking for the total that the visitor has seen. A double click starts one. */
export function usePay({ booking, refresh }: Paying) {
  const api = useApi();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const stop = () => {
    sending.current = false;
    setBusy(false);
  };
  useEffect(() => {
    // The back button brings the page back as it was left: busy.
    const whenRestored = (event: PageTransitionEvent) => {
      if (event.persisted) stop();
    };
    window.addEventListener('pageshow', whenRestored);
    return () => window.removeEventListener('pageshow', whenRestored);
  }, []);

  async function pay(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    const { reference, key, quote } = booking;
    try {
      const checkout = await api.payBooking({ reference, key, accepted_total: quote.total });
      if (checkout.kind === 'redirect') leaveTo(checkout.url);
      else
        await openRazorpay(checkout, () => {
          stop();
          void refresh();
        });
    } catch (error) {
      stop();
      setProblem(problemOf(error));
      await refresh();
    }
  }

  return { pay, busy, problem };
}
