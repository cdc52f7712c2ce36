import type { Checkout } from '@kaadu/contracts/booking';
import { useEffect, useRef, useState } from 'react';
import { leaveTo } from '@kaadu/ui/navigation';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { openRazorpay } from './open-razorpay';

interface Paying {
  /**
   * Creates the gateway's order.
   * @throws ApiError
   */
  readonly start: () => Promise<Checkout>;
  /** Reloads the subject of the payment, after the server has reported a change or the visitor has not paid. */
  readonly refresh?: () => Promise<void>;
}

/** Starts a payment; a double click starts only one. */
export function usePay({ start, refresh }: Paying) {
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const stop = () => {
    sending.current = false;
    setBusy(false);
  };
  useEffect(() => {
    // The back/forward cache restores the page as it was left, so reset its busy state.
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
    try {
      const checkout = await start();
      if (checkout.kind === 'redirect') leaveTo(checkout.url);
      else
        await openRazorpay(checkout, () => {
          stop();
          void refresh?.();
        });
    } catch (error) {
      stop();
      setProblem(problemOf(error));
      await refresh?.();
    }
  }

  return { pay, busy, problem };
}
export type Payment = ReturnType<typeof usePay>;
