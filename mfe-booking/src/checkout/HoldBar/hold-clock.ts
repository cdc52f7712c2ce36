import type { LoadedBooking } from '../../state/use-booking';

const minuteMs = 60_000;

/**
 * Returns the remaining milliseconds of a hold; 0 without one. Uses the server's time plus the time that has passed on
 * the device since the response arrived.
 */
export function remainingMs(loaded: LoadedBooking, now: number): number {
  const { hold } = loaded.booking;
  return hold ? millisecondsUntil(hold.expires_at, loaded, now) : 0;
}

/** Returns the milliseconds until an instant by the server's clock; 0 once it has passed. */
export function millisecondsUntil(
  instant: string,
  { booking, receivedAt }: LoadedBooking,
  now: number,
): number {
  const serverNow = Date.parse(booking.server_time) + (now - receivedAt);
  return Math.max(0, Date.parse(instant) - serverNow);
}

/** Formats milliseconds as 14:05. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Text for screen readers, which changes, and is therefore read, at five minutes and at one minute only. */
export function announcementFor(ms: number): string {
  if (ms <= 0) return 'Your hold has ended.';
  if (ms <= minuteMs) return 'Your booking is held for one more minute.';
  return ms <= 5 * minuteMs ? 'Your booking is held for five more minutes.' : '';
}
