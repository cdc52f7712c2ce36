import type { BookingLink } from '@kaadu/contracts';
import { useNavigation } from '@kaadu/federation/react';
import { useHydrated } from '@kaadu/ui/hydration';

const reference = /^[A-Z0-9-]{4,20}$/;

/** Reads the booking that a URL names; null when it names none. */
export function readBookingLink(named: string | null, params: URLSearchParams): BookingLink | null {
  const key = params.get('key') ?? '';
  if (!named || !reference.test(named) || key.length > 64) return null;
  return { reference: named, ...(key && { key }) };
}

/**
 * Reads the booking in the page's URL: its reference from `ref`, or from the last segment of the path. Undefined on the
 * server and during hydration, because the document is the same for every booking.
 */
export function useBookingLink(from: 'ref' | 'path' = 'ref'): BookingLink | null | undefined {
  const { location } = useNavigation();
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  const params = new URLSearchParams(location.search);
  const named = from === 'ref' ? params.get('ref') : (location.pathname.split('/').at(-1) ?? null);
  return readBookingLink(named, params);
}
