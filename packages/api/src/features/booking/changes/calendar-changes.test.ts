import type { Booking } from '@kaadu/contracts/booking';
import { eq, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import {
  book,
  type BookingApi,
  browserOf,
  contact,
  eventually,
  startBookingApi,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { bookings } from '../tables';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

/** Returns the lines of a calendar file that identify the entry and its status. */
const identityOf = (file: string) =>
  file.split('\r\n').filter((line) => /^(METHOD|UID|SEQUENCE|STATUS:)/.test(line));

async function download({ reference, key }: Booking) {
  const response = await api.app.inject(`/bookings/${reference}/calendar.ics?key=${key}`);
  return { type: response.headers['content-type'], identity: identityOf(response.body) };
}

test('every change of a booking raises the sequence of its calendar entry by one, until it is cancelled', async () => {
  const browser = browserOf(api);
  const booking = await book(api, browser, trips.stay());
  const uid = `UID:${booking.reference.toLowerCase()}@kaadutrails.example`;
  const published = (sequence: number) => ({
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    identity: ['METHOD:PUBLISH', uid, `SEQUENCE:${sequence}`, 'STATUS:CONFIRMED'],
  });
  expect(await download(booking)).toEqual(published(0));
  api.wait(60 * 60_000);
  expect(await download(booking)).toEqual(published(0));
  for (const sequence of [1, 2]) {
    const { from, to } = trips.stay();
    await browser.post(`/bookings/${booking.reference}/changeDates`, {
      from,
      to,
      slot: null,
      shown_refund: 0,
    });
    expect(await download(booking)).toEqual(published(sequence));
  }
  await browser.post(`/bookings/${booking.reference}/cancel`, { shown_refund: 1_050_000 });
  const cancelled = ['METHOD:CANCEL', uid, 'SEQUENCE:3', 'STATUS:CANCELLED'];
  expect(await download(booking)).toEqual({
    type: 'text/calendar; charset=utf-8; method=CANCEL',
    identity: cancelled,
  });
  const emails = await eventually(
    async () => api.outbox.list(contact.email).filter(({ text }) => text.includes(booking.reference)),
    ({ length }) => length === 4,
  );
  const files = emails.reverse().map(({ attachments }) => {
    const file = attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
    return identityOf(file?.content ?? '');
  });
  expect(files).toEqual([published(0).identity, published(1).identity, published(2).identity, cancelled]);
});

test('the migration raises the sequence of issued entries and leaves holds unchanged', async () => {
  const browser = browserOf(api);
  const booking = await book(api, browser, trips.stay());
  const { data: held } = await browser.hold(trips.stay());
  const migration = new URL(
    '../../../platform/database/migrations/0022_calendar_sequence.sql',
    import.meta.url,
  );
  const [, update = ''] = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
  const sequenceOf = async ({ reference }: Booking) => {
    const [row] = await api.db.select().from(bookings).where(eq(bookings.reference, reference));
    return row?.sequence ?? 0;
  };
  await api.db
    .update(bookings)
    .set({ createdAt: sql`now() - interval '40 days'` })
    .where(eq(bookings.reference, booking.reference));
  await api.db.transaction(async (tx) => {
    await tx.execute(sql.raw(update));
  });
  // Forty days are 3,456,000 seconds: more than fits into a smallint.
  expect(await sequenceOf(booking)).toBeGreaterThanOrEqual(3_456_000);
  expect(await sequenceOf(held)).toBe(0);
});
