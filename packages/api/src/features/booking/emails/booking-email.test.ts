import type { Booking } from '@kaadu/contracts/booking';
import type { Email } from 'postal-mime';
import { sync } from 'node-ical';
import { smtpSender } from '../../../platform/messages/smtp';
import { startMailServer } from '../../../testing/processes/mail-server';
import { stay, walk } from '../testing/test-data';
import { bookingEmail, type BookingEmailKind } from './booking-email';

const origins = { siteUrl: 'https://kaadu.test', apiUrl: 'https://api.kaadu.test' };
const half = { amount: 727_650, status: 'pending' } as const;

/** Sends the e-mail through a mail server and returns it as the traveller's mail program parses it. */
async function received(kind: BookingEmailKind, booking: Booking): Promise<Email> {
  const server = await startMailServer();
  try {
    await smtpSender(
      server.url,
      'Kaadu Trails <hello@kaadutrails.example>',
    )({ to: 'asha@example.com', ...bookingEmail(kind, booking, origins) });
  } finally {
    await server.close();
  }
  const [email] = await server.emails();
  if (!email) throw new Error('The server has received no e-mail');
  return email;
}

/** Returns the text of an HTML part, with each run of whitespace as one space. */
const readable = (html = '') =>
  html
    .replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
    .replaceAll('&#847;&zwnj;&nbsp;', '')
    .replaceAll(/\s+/g, ' ');

const occasions: [string, BookingEmailKind, Booking, string, string][] = [
  ['confirmed', 'confirmed', stay, 'Confirmed: Kabini River Lodge', 'Everything is confirmed and paid'],
  [
    'payment unclear',
    'pending',
    { ...stay, status: 'PAYMENT_PENDING' },
    'Payment being checked',
    'Please do not pay again',
  ],
  [
    'on request',
    'pending',
    { ...walk, status: 'PENDING' },
    'Requested: Edakkal',
    'Your payment of ₹2,520 has arrived',
  ],
  [
    'payment failed, hold alive',
    'failed',
    { ...stay, status: 'ON_HOLD', hold: { expires_at: '2026-03-10T06:15:00Z', can_extend: true } },
    'Payment failed',
    'until 10 March 2026 at 11:45 IST',
  ],
  ['hold expired', 'failed', { ...stay, status: 'EXPIRED' }, 'Not booked', 'No money has reached us'],
  [
    'paid too late',
    'failed',
    { ...stay, status: 'REFUND_PENDING', refund: half },
    'Not booked',
    '₹7,276.50 is refunded',
  ],
  [
    'rejected',
    'rejected',
    { ...walk, status: 'REJECTED', refund: half },
    'Not possible',
    '₹7,276.50 is refunded',
  ],
  [
    'cancelled',
    'cancelled',
    {
      ...stay,
      status: 'CANCELLED',
      refund: half,
      balance: 727_650,
      sequence: 1,
      credit_notes: [{ number: 'CN/25-26/000001', amount: 727_650, issued_at: '2026-03-14', sequence: 1 }],
    },
    'Cancelled',
    '₹7,276.50 is refunded',
  ],
  ['cancelled late', 'cancelled', { ...stay, status: 'CANCELLED' }, 'Cancelled', 'gives no refund'],
  [
    'refunded',
    'refunded',
    { ...stay, status: 'REFUNDED', refund: { ...half, status: 'processed' } },
    'Refund of ₹7,276.50',
    'We have sent ₹7,276.50 back',
  ],
  [
    'dates changed',
    'dates_changed',
    { ...stay, from: '2026-04-03', to: '2026-04-05' },
    'New dates',
    '3 April 2026',
  ],
  [
    'reminder, at midnight in India two days before',
    'reminder',
    { ...stay, server_time: '2026-03-17T18:30:00Z' },
    'In two days: Kabini',
    'Binoculars',
  ],
  [
    'reminder of a trip that was booked the day before',
    'reminder',
    { ...stay, server_time: '2026-03-18T18:30:00Z' },
    'Tomorrow: Kabini',
    'See you tomorrow',
  ],
];

it.each(occasions)(
  '%s: the mailbox shows what happened, in both parts',
  async (_name, kind, booking, subject, says) => {
    const email = await received(kind, booking);
    expect(email.subject).toContain(subject);
    expect(email.to?.[0]?.address).toBe('asha@example.com');
    expect(email.text).toContain(says);
    expect(readable(email.html)).toContain(says);
    expect(email.text).toContain(booking.reference);
    expect(email.text).not.toMatch(/<\w|undefined|null|\[object/);
    expect(readable(email.html)).not.toMatch(/undefined|null|\[object/);
  },
);

describe('the confirmation', () => {
  it('breaks the GST down and links to the booking with its key', async () => {
    const { html, text } = await received('confirmed', stay);
    for (const line of ['Taxable value', '₹13,860', 'CGST', 'SGST', '₹346.50', 'Total paid', '₹14,553']) {
      expect(text).toContain(line);
      expect(readable(html)).toContain(line);
    }
    expect(text).toContain('https://kaadu.test/booking-confirmation-page?ref=KT-7QM4XD&key=k3y-of-the-stay');
    expect(html).toContain('https://api.kaadu.test/bookings/KT-7QM4XD/voucher.pdf?key=k3y-of-the-stay');
  });

  it('loads no images, style sheets or scripts, and links to three hosts only', async () => {
    const { html = '' } = await received('confirmed', stay);
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=/i);
    const hosts = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => new URL(url).host);
    expect([...new Set(hosts)].sort()).toEqual(['api.kaadu.test', 'kaadu.test', 'www.google.com']);
  });

  it('names the invoice only once there is one', async () => {
    expect((await received('confirmed', { ...stay, invoice_number: null })).text).not.toContain('invoice');
  });
});

it('an e-mail escapes text of travellers and editors', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const email = await received('confirmed', {
    ...stay,
    contact: { name: evil, email: 'asha@example.com', phone: '+919845012345' },
    experience: { ...stay.experience, title: `Lodge\r\nBcc: eve@example.com ${evil}`, what_to_bring: [evil] },
  });
  expect(email.html).not.toContain('<img');
  expect(email.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&apos;&amp;');
  expect(email.bcc ?? []).toEqual([]);
  expect(email.subject).toContain('Lodge Bcc: eve@example.com');
});

describe('the attached calendar file', () => {
  const calendarOf = async (kind: BookingEmailKind, booking: Booking) => {
    const { attachments } = await received(kind, booking);
    return attachments.map(({ content, filename, method }) => ({ text: String(content), filename, method }));
  };

  it('adds, moves and removes one entry', async () => {
    const [added] = await calendarOf('confirmed', stay);
    const later = '2026-03-12T06:00:00.000Z';
    const moved = { ...stay, from: '2026-04-03', to: '2026-04-05', server_time: later };
    const [changed] = await calendarOf('dates_changed', moved);
    const [removed] = await calendarOf('cancelled', { ...stay, status: 'CANCELLED', server_time: later });
    expect([added?.method, changed?.method, removed?.method]).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(added?.filename).toBe('KT-7QM4XD.ics');
    const uid = (text = '') => Object.keys(sync.parseICS(text)).find((key) => key.includes('@'));
    expect(uid(added?.text)).toBe('kt-7qm4xd@kaadutrails.example');
    expect([uid(changed?.text), uid(removed?.text)]).toEqual([uid(added?.text), uid(added?.text)]);
  });

  it('is omitted when the calendar does not change', async () => {
    expect(await calendarOf('reminder', stay)).toEqual([]);
    expect(await calendarOf('rejected', { ...stay, status: 'REJECTED' })).toEqual([]);
  });
});
