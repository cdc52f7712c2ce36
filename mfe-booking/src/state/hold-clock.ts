const minuteMs = 60_000;

interface Hold {
  /** Instants by the server's clock. */
  readonly expires_at: string;
  readonly server_time: string;
  /** Arrival of the response, by the device's clock. */
  readonly receivedAt: number;
}

/**
 * Returns the remaining milliseconds of a hold. Uses the server's time plus the time that has passed on the device since
 * the response arrived.
 */
export function remainingMs({ expires_at, server_time, receivedAt }: Hold, now: number): number {
  const serverNow = Date.parse(server_time) + (now - receivedAt);
  return Math.max(0, Date.parse(expires_at) - serverNow);
}

/** Formats milliseconds as 14:05, or as 23 h 5 min from two hours. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 120) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Text for screen readers, which changes, and is therefore read, at five minutes and at one minute only. */
export function announcementFor(ms: number): string {
  if (ms <= 0) return 'Your hold has ended.';
  if (ms <= minuteMs) return 'Your booking is held for one more minute.';
  return ms <= 5 * minuteMs ? 'Your booking is held for five more minutes.' : '';
}
