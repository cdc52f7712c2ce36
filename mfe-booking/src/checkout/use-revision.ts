import { useApi } from '@kaadu/api-client/react';
import type { Booking, TripBody } from '@kaadu/contracts/booking';
import { useEffect, useEffectEvent, useState } from 'react';
import { problemOf, type Problem } from '@kaadu/ui/problem';

/** The fields of a held booking that can be changed. */
export type Revision = Pick<TripBody, 'option_pk' | 'slot' | 'party' | 'add_ons' | 'coupon'>;

const pauseMs = 400;

/** Returns the current values of a booking. */
export function revisionOf({ option, slot, party, add_ons, quote }: Booking): Revision {
  return { option_pk: option.primary_key, slot, party, add_ons, coupon: quote.coupon };
}

/**
 * Revises a held booking as the visitor changes the form. A change shows at once and is sent after a pause. If the
 * server refuses it, it is undone, with the reason as `problem`.
 */
export function useRevision(booking: Booking, replace: (booking: Booking) => void) {
  const api = useApi();
  const [wanted, setWanted] = useState<Revision | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const send = useEffectEvent((revision: Revision, signal: AbortSignal) => {
    const { reference, key, from, to } = booking;
    // The new price has not been shown yet, so there is nothing to compare with.
    return api.reviseBooking({ reference, key, from, to, shown_total: null, ...revision }, { signal });
  });
  const take = useEffectEvent(replace);
  useEffect(() => {
    if (!wanted) return;
    const changed = new AbortController();
    const timer = setTimeout(() => {
      send(wanted, changed.signal).then(
        (revised) => {
          if (changed.signal.aborted) return;
          take(revised);
          setWanted(null);
        },
        (error: unknown) => {
          if (changed.signal.aborted) return;
          setProblem(problemOf(error));
          setWanted(null);
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      changed.abort();
    };
  }, [wanted]);

  const shown = wanted ?? revisionOf(booking);
  return {
    shown,
    pending: wanted !== null,
    problem,
    change: (part: Partial<Revision>) => {
      setProblem(null);
      setWanted((before) => ({ ...(before ?? revisionOf(booking)), ...part }));
    },
  };
}

export type RevisionState = ReturnType<typeof useRevision>;
