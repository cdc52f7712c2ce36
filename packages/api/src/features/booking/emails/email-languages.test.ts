import { languages, languageTags } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { smtpSender } from '../../../platform/messages/smtp';
import { startMailServer } from '../../../testing/processes/mail-server';
import { stay, walk } from '../testing/test-data';
import { bookingEmail, type BookingEmailKind } from './booking-email';

const origins = { siteUrl: 'https://kaadu.test', apiUrl: 'https://api.kaadu.test' };
const refund = { amount: 727_650, status: 'pending' } as const;
const change = {
  from: '2026-04-03',
  to: '2026-04-05',
  slot: null,
  party: stay.party,
  total: 1_500_000,
  difference: 44_700,
  expires_at: '2026-03-10T06:15:00Z',
};

const occasions: readonly [BookingEmailKind, Booking][] = [
  ['confirmed', stay],
  ['pending', { ...stay, status: 'PAYMENT_PENDING' }],
  ['pending', { ...walk, status: 'PENDING' }],
  ['failed', { ...stay, status: 'ON_HOLD', hold: { expires_at: change.expires_at, can_extend: true } }],
  ['failed', { ...stay, status: 'EXPIRED' }],
  ['failed', { ...stay, status: 'REFUND_PENDING', refund }],
  ['not_captured', { ...stay, status: 'EXPIRED' }],
  ['payment_differs', { ...stay, status: 'EXPIRED', refund }],
  ['paid_again', { ...stay, refund }],
  ['rejected', { ...walk, status: 'REJECTED', refund }],
  ['cancelled', { ...stay, status: 'CANCELLED' }],
  ['refunded', { ...stay, status: 'REFUNDED', refund: { ...refund, status: 'processed' } }],
  ['refund_delayed', { ...stay, status: 'REFUND_PENDING', refund: { ...refund, status: 'failed' } }],
  ['dates_changed', stay],
  ['changed', stay],
  ['change_waiting', { ...stay, pending_change: change }],
  ['change_returned', { ...stay, refund }],
  ['reminder', { ...stay, server_time: '2026-03-17T18:30:00Z' }],
];

/** Names, units and content that are the same in every language. */
const sameInAll = (booking: Booking) => [
  ...booking.experience.what_to_bring,
  ...booking.travellers.map(({ name }) => name),
  ...booking.quote.lines.filter(({ kind }) => kind === 'add_on').map(({ label }) => label),
  ...booking.quote.taxes.map(({ label }) => label),
  booking.experience.title,
  booking.experience.location,
  booking.experience.meeting_point,
  booking.option.name,
  booking.option.meal_plan ?? '',
  booking.quote.coupon ?? '',
  booking.contact?.name ?? '',
  booking.reference,
  booking.voucher?.code ?? '',
  booking.required_document ?? '',
  'Kaadu Trails',
  'GST',
  'IST',
  'PDF',
  '14 Rest House Crescent, Bengaluru',
];

const latinWords = (text: string, booking: Booking) =>
  sameInAll(booking)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(/https?:\S+|\S+@\S+/g, ''))
    .match(/[A-Za-z]{2,}/g) ?? [];

describe.each(['kn', 'hi'] as const)('an e-mail in %s', (language) => {
  test.each(occasions)('%s has no English sentences, and links to the language', (kind, own) => {
    const booking = { ...own, language };
    const { subject, text, html } = bookingEmail(kind, booking, origins);
    expect(latinWords(`${subject}\n${text}`, booking)).toEqual([]);
    expect(html).toContain(`<html lang="${languageTags[language]}">`);
    expect(text).toContain(`https://kaadu.test/${language}/`);
    expect(text).not.toMatch(/undefined|null|\[object|\{\w+\}/);
  });

  test('states the amounts of the English one', () => {
    const amounts = (text: string) => [...new Set(text.match(/₹[\d,.]*\d/g))].sort();
    for (const [kind, booking] of occasions) {
      const english = bookingEmail(kind, booking, origins).text;
      expect(amounts(bookingEmail(kind, { ...booking, language }, origins).text)).toEqual(amounts(english));
    }
  });

  test('arrives with its subject through a mail server', async () => {
    const server = await startMailServer();
    const email = bookingEmail('confirmed', { ...stay, language }, origins);
    await smtpSender(server.url, 'Kaadu <hello@kaadutrails.example>')({ to: 'asha@example.com', ...email });
    await server.close();
    const [received] = await server.emails();
    expect(received?.subject).toBe(email.subject);
    expect(received?.text).toContain({ kn: 'ನಿಮ್ಮ ಪ್ರವಾಸ ಬುಕ್ ಆಗಿದೆ', hi: 'आपकी यात्रा बुक हो गई है' }[language]);
  });
});

test('every language has a prefix in links but English', () => {
  const links = languages.map((language) => bookingEmail('confirmed', { ...stay, language }, origins).text);
  expect(links.map((text) => /kaadu\.test(\/\w\w)?\/booking-confirmation-page/.exec(text)?.[1])).toEqual([
    undefined,
    '/kn',
    '/hi',
  ]);
});
