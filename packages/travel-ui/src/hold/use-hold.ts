import { useApi } from '@kaadu/api-client/react';
import { paths } from '@kaadu/contracts';
import type { Booking, HoldBody } from '@kaadu/contracts/booking';
import { useHref } from '@kaadu/federation/react';
import { useRef, useState } from 'react';
import { leaveTo } from '@kaadu/ui/navigation';
import { useSiteLanguage } from '@kaadu/ui/site-language';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { rememberHold } from '../held-trips/held-trips';

/** An attempt to hold a trip. The same choice keeps its idempotency key until the server's response is known. */
interface Attempt {
  readonly choice: string;
  readonly key: string;
}

/** Whether the hold may exist although no response arrived. Only a retry with the same key is then safe. */
function mayHaveWorked({ status }: Problem): boolean {
  return status === 0 || status >= 500;
}

/**
 * Holds a trip and opens its checkout. A double click, or a retry after a lost response, makes only one hold (booking
 * §3).
 * @param experience title and key of the experience in its URL
 */
export function useHold(experience: { readonly url: string; readonly primary_key: number }) {
  const api = useApi();
  const hrefOf = useHref();
  const language = useSiteLanguage();
  const attempt = useRef<Attempt | null>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function hold(trip: HoldBody): Promise<Booking | null> {
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    const choice = JSON.stringify(trip);
    if (attempt.current?.choice !== choice) attempt.current = { choice, key: crypto.randomUUID() };
    try {
      const booking = await api.createBooking({ ...trip, language }, { idempotencyKey: attempt.current.key });
      attempt.current = null;
      const { reference, hold: live, server_time } = booking;
      if (live) rememberHold({ reference, expires_at: live.expires_at, server_time });
      // Loads a document, because its security policy allows the payment gateway.
      leaveTo(hrefOf(paths.checkout.getHref(experience.url, experience.primary_key, booking)));
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
