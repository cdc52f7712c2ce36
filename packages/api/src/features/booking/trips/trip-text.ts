import type { Booking } from '@kaadu/contracts/booking';
import { defaultLanguage, languageBase, languageTags, paths, site, type Language } from '@kaadu/contracts';
import { translations } from '../../../platform/translations/translations';

/** Public origins for links in e-mails and documents, without trailing slash. */
export interface DocumentOrigins {
  readonly siteUrl: string;
  readonly apiUrl: string;
}

const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** Formats a date of a stay: `2026-03-20` is Fri, 20 March 2026. */
export function dayText(date: string, language: Language = defaultLanguage): string {
  const format =
    dayFormats.get(language) ??
    new Intl.DateTimeFormat(languageTags[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  dayFormats.set(language, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

const dateFormats = new Map<Language, Intl.DateTimeFormat>();
const clockFormat = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** Formats an instant in Indian time: `2026-03-20T07:30:00Z` is 20 March 2026 at 13:00 IST. */
export function instantText(instant: string, language: Language = defaultLanguage): string {
  const at = new Date(instant);
  const format =
    dateFormats.get(language) ??
    new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  dateFormats.set(language, format);
  return translations(language)('instant', { date: format.format(at), time: clockFormat.format(at) });
}

type Trip = Pick<Booking, 'experience' | 'from' | 'to' | 'slot' | 'party'>;

/** Returns the times of a trip as names and values: arrival and departure of a stay, date and start of an activity. */
export function tripTimes(
  { experience, from, to, slot }: Trip,
  language: Language = defaultLanguage,
): [name: string, value: string][] {
  const t = translations(language);
  const at = (date: string, as: 'timeBy' | 'timeFrom' | 'timeStarts', time: string | null) => {
    const day = dayText(date, language);
    return time ? t(as, { day, time }) : day;
  };
  if (to === null) return [[t('date'), at(from, 'timeStarts', slot)]];
  return [
    [t('checkIn'), at(from, 'timeFrom', experience.check_in)],
    [t('checkOut'), at(to, 'timeBy', experience.check_out)],
  ];
}

/** Formats a party: 2 adults, 1 child (8 years). */
export function partyText({ guests, ages }: Booking['party'], language: Language = defaultLanguage): string {
  const t = translations(language);
  const adults = t('adults', { count: guests - ages.length });
  if (ages.length === 0) return adults;
  return `${adults}, ${t('children', { count: ages.length, ages: ages.join(', ') })}`;
}

/** Describes the refund steps of a policy. */
export function policyTexts(
  { policy }: Pick<Booking, 'policy'>,
  language: Language = defaultLanguage,
): string[] {
  const t = translations(language);
  return policy.map(({ until: instant, refund_percent: percent }) => {
    const until = instantText(instant, language);
    return percent > 0 ? t('policyPercent', { until, percent }) : t('policyNone', { until });
  });
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
