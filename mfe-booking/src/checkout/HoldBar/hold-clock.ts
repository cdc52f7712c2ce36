import type { LoadedBooking } from '../../state/use-booking';

const minuteMs = 60_000;

/**
 * Milliseconds that a booking is still held; 0 without a hold. The server's time counts: of the device's clock only what
 * has passed on it since the answer arrived is used.
 */
export function remainingMs({ booking, receivedAt }: LoadedBooking, now: number): number {
  if (!booking.hold) return 0;
  const serverNow = Date.parse(booking.server_time) + (now - receivedAt);
  return Math.max(0, Date.parse(booking.hold.expires_at) - serverNow);
}

/** 14:05 */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a screen reader is told, so that it changes, and is spoken, at five and at one minute only. */
export function announcementFor(ms: number): string {
  if (ms <= 0) return 'Your hold has ended.';
  if (ms <= minuteMs) return 'Your booking is held for one more minute.';
  return ms <= 5 * minuteMs ? 'Your booking is held for five more minutes.' : '';
}
