import { useApi } from '@kaadu/api-client/react';
import type { BookingLink } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { useCallback, useMemo } from 'react';
import { useServerData, type ServerData } from '@kaadu/ui/server-data';
import { useHoldMemory } from './use-hold-memory';
import { useOnSignIn } from './use-on-sign-in';

/** A booking with the device's time at its arrival, to compare with `server_time`. */
export interface LoadedBooking {
  readonly booking: Booking;
  readonly receivedAt: number;
}

export interface BookingState extends Pick<ServerData<LoadedBooking>, 'problem' | 'refresh'> {
  /** The last response; it stays while another is pending, and when that fails. */
  readonly loaded: LoadedBooking | null;
  /** Replaces the booking with the one in the response to a call. */
  readonly replace: (booking: Booking) => void;
}

const receive = (booking: Booking): LoadedBooking => ({ booking, receivedAt: Date.now() });

/** Loads a booking, again whenever the visitor returns to the page. Undefined and null links are not loaded. */
export function useBooking(link: BookingLink | null | undefined): BookingState {
  const api = useApi();
  const reference = link?.reference;
  const key = link?.key;
  const load = useMemo(
    () => (reference ? () => api.getBooking({ reference, key }).then(receive) : null),
    [api, reference, key],
  );
  const { data, problem, refresh, replace } = useServerData(load);
  const take = useCallback((booking: Booking) => replace(receive(booking)), [replace]);

  // Signing in attaches the booking to the account, at the member price.
  useOnSignIn(() => void refresh());

  const current = data?.booking.reference === reference ? data : null;
  useHoldMemory(current?.booking ?? null);
  return { loaded: current, problem, refresh, replace: take };
}
