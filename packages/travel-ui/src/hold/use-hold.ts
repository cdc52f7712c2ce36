import { useApi } from '@kaadu/api-client/react';
import { paths } from '@kaadu/contracts';
import type { Booking, TripBody } from '@kaadu/contracts/booking';
import { useRef, useState } from 'react';
import { leaveTo } from '@kaadu/ui/navigation';
import { problemOf, type Problem } from '@kaadu/ui/problem';

/** One attempt at a hold: the same choice is sent under the same key until the server's answer to it is known. */
interface Attempt {
  readonly choice: string;
  readonly key: string;
}

/** Whether the hold may exist although no answer arrived: only a retry under the same key cannot make a second one. */
function mayHaveWorked({ status }: Problem): boolean {
  return status === 0 || status >= 500;
}

/**
 * Holds a trip and opens its checkout. A double click and a retry after a lost answer make one hold (booking §3).
 * @param experience title and key of the experience in its address
 */
export function useHold(experience: { readonly url: string; readonly primary_key: number }) {
  const api = useApi();
  const attempt = useRef<Attempt | null>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function hold(trip: TripBody): Promise<Booking | null> {
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    const choice = JSON.stringify(trip);
    if (attempt.current?.choice !== choice) attempt.current = { choice, key: crypto.randomUUID() };
    try {
      const booking = await api.createBooking(trip, { idempotencyKey: attempt.current.key });
      attempt.current = null;
      // A document of its own: its security policy is the one that lets the payment gateway in.
      leaveTo(paths.checkout.getHref(experience.url, experience.primary_key, booking));
      return booking;
    } catch (error) {
      const next = problemOf(error);
      if (!mayHaveWorked(next)) attempt.current = null;
      setProblem(next);
      setBusy(false);
      return null;
    } finally {
      sending.current = false;
    }
  }

  return { hold, busy, problem };
}
