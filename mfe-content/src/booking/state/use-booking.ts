import { useApi } from '@kaadu/api-client/react';
import type { BookingLink } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from '../../shared/problem/problem';
import { useRevisit } from './use-revisit';

/** A booking with the device's time at its arrival, which `server_time` is compared with. */
export interface LoadedBooking {
  readonly booking: Booking;
  readonly receivedAt: number;
}

export interface BookingState {
  /** The last answer; it stays while another is awaited, and when that fails. */
  readonly loaded: LoadedBooking | null;
  readonly problem: Problem | null;
  readonly refresh: () => Promise<void>;
  /** Takes over the booking that a call has answered with. */
  readonly replace: (booking: Booking) => void;
}

/** Reads a booking from the server, again whenever the visitor returns to the page. Undefined and null links are not read. */
export function useBooking(link: BookingLink | null | undefined): BookingState {
  const api = useApi();
  const reference = link?.reference;
  const key = link?.key;
  const [loaded, setLoaded] = useState<LoadedBooking | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // An answer counts only if nothing newer was asked or saved since it was asked for.
  const latest = useRef(0);

  const replace = useCallback((booking: Booking) => {
    latest.current += 1;
    setLoaded({ booking, receivedAt: Date.now() });
    setProblem(null);
  }, []);
  const refresh = useCallback((): Promise<void> => {
    if (!reference) return Promise.resolve();
    const turn = (latest.current += 1);
    return api.getBooking({ reference, key }).then(
      (booking) => {
        if (turn === latest.current) replace(booking);
      },
      (error: unknown) => {
        if (turn === latest.current) setProblem(problemOf(error));
      },
    );
  }, [api, reference, key, replace]);

  useEffect(() => {
    void refresh();
  }, [refresh]);
  useRevisit(() => void refresh());

  const current = loaded?.booking.reference === reference ? loaded : null;
  return { loaded: current, problem, refresh, replace };
}
