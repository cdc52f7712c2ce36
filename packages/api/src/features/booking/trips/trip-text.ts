import type { Booking } from '@kaadu/contracts/booking';
import { defaultLanguage, languageBase, paths, site } from '@kaadu/contracts';

/** Public origins for links in e-mails and documents, without trailing slash. */
export interface DocumentOrigins {
  readonly siteUrl: string;
  readonly apiUrl: string;
}

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const instantFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** Formats a date of a stay: `2026-03-20` is Fri, 20 March 2026. */
export const dayText = (date: string): string => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** Formats an instant in Indian time: `2026-03-20T07:30:00Z` is 20 March 2026 at 13:00 IST. */
export const instantText = (instant: string): string => `${instantFormat.format(new Date(instant))} IST`;

type Trip = Pick<Booking, 'experience' | 'from' | 'to' | 'slot' | 'party'>;

/** Returns the times of a trip as names and values: arrival and departure of a stay, date and start of an activity. */
export function tripTimes({ experience, from, to, slot }: Trip): [name: string, value: string][] {
  const at = (date: string, word: string, time: string | null) =>
    time ? `${dayText(date)}, ${word} ${time}` : dayText(date);
  if (to === null) return [['Date', at(from, 'starts at', slot)]];
  return [
    ['Check-in', at(from, 'from', experience.check_in)],
    ['Check-out', at(to, 'by', experience.check_out)],
  ];
}

/** Formats a party: 2 adults, 1 child (8 years). */
export function partyText({ guests, ages }: Booking['party']): string {
  const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  const adults = count(guests - ages.length, 'adult', 'adults');
  if (ages.length === 0) return adults;
  return `${adults}, ${count(ages.length, 'child', 'children')} (${ages.join(', ')} years)`;
}

/** Describes the refund steps of a policy. */
export function policyTexts({ policy }: Pick<Booking, 'policy'>): string[] {
  return policy.map(({ until, refund_percent }) =>
    refund_percent > 0
      ? `Before ${instantText(until)}: ${refund_percent}% is refunded`
      : `Later, until ${instantText(until)}: no refund`,
  );
}

/** Returns the URL of a trip's meeting point on a map. */
export function mapUrl({ latitude, longitude }: Booking['experience']['coordinates']): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

/** Returns the links of one booking, to pages in its language. All but `experience`, `find` and `contact` carry its key and open without a session. */
export function bookingLinks(
  { reference, key, experience, language = defaultLanguage }: Booking,
  { siteUrl: site, apiUrl }: DocumentOrigins,
) {
  const siteUrl = `${site}${languageBase(language)}`;
  const file = (name: string) =>
    `${apiUrl}/bookings/${encodeURIComponent(reference)}/${name}?${new URLSearchParams({ key }).toString()}`;
  return {
    booking: `${siteUrl}/booking-confirmation-page?${new URLSearchParams({ ref: reference, key }).toString()}`,
    /** Page on which the booking is changed or cancelled. */
    manage: `${siteUrl}${paths.myBooking.getHref({ reference, key })}`,
    voucher: file('voucher.pdf'),
    invoice: file('invoice.pdf'),
    calendar: file('calendar.ics'),
    experience: `${siteUrl}${paths.experience.getHref(experience.url, experience.primary_key)}`,
    find: `${siteUrl}${paths.findBooking.getHref()}?${new URLSearchParams({ ref: reference }).toString()}`,
    contact: `${siteUrl}${paths.contact.getHref()}`,
  };
}

export type BookingLinks = ReturnType<typeof bookingLinks>;

/** Domain of the brand's e-mail addresses. */
export const brandDomain = site.supportEmail.split('@')[1] ?? 'localhost';
