import type { Translation } from '@kaadu/federation/react';
import { partMessages } from '../parts/messages';

const minuteMs = 60_000;
const english = partMessages.in('en');

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
export function clockText(ms: number, t: Translation<'hours'> = english): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 120) return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Text for screen readers, which changes, and is therefore read, at five minutes and at one minute only. */
export function announcementFor(
  ms: number,
  t: Translation<'heldFiveMinutes' | 'heldOneMinute' | 'holdEnded'> = english,
): string {
  if (ms <= 0) return t('holdEnded');
  if (ms <= minuteMs) return t('heldOneMinute');
  return ms <= 5 * minuteMs ? t('heldFiveMinutes') : '';
}
