import type { Booking, StaffBooking, TripBody } from '@kaadu/contracts/booking';
import { eq, inArray } from 'drizzle-orm';
import { addDays, eachDay, isoWeekday } from '../../../platform/money/india-date';
import {
  book,
  type BookingApi,
  type Browser,
  browserOf,
  contact,
  eventually,
  startBookingApi,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff } from '../../../testing/people';
import { readPdf } from '../../../testing/read-pdf';
import { destinations, experienceOptions } from '../../catalogue';
import { rateSeasons } from '../../availability';
import { charged, creditNotes } from '../testing/credit-notes';

/*
 * A room is ₹7,400 a night, taxed at 5 %: ₹370. On Fridays it is 10 % more, ₹8,140, which is above ₹7,500 and taxed at 18 %:
 * ₹1,465 (1,465.20 rounded). The farm is in Karnataka (CGST and SGST) and gives everything back; the lodge is put in Kerala (IGST)
 * and gives half back between fourteen and seven days before.
 */
const [farm, lodge] = [{ option_pk: 101 }, { option_pk: 201 }];
const peakWeekday = 5;
let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
  await api.db
    .update(experienceOptions)
    .set({ basePaise: 740_000 })
    .where(inArray(experienceOptions.primaryKey, [101, 201]));
  const [year, name] = [{ fromDay: '2026-01-01', toDay: '2026-12-31' }, 'Weekend'];
  await api.db
    .insert(rateSeasons)
    .values(
      [1, 2].map((experiencePk) => ({ ...year, experiencePk, name, weekdays: [peakWeekday], percent: 10 })),
    );
  await api.db.update(destinations).set({ state: 'Kerala' }).where(eq(destinations.primaryKey, 2));
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

/** Returns a stay of `nights` nights, whose first night is at the peak rate if `peak` is true. */
function stayOf(nights: number, peak: boolean, own: Partial<TripBody> = {}) {
  for (;;) {
    const trip = trips.stay(own, nights);
    const peaks = eachDay(trip.from, trip.to).filter((day) => isoWeekday(day) === peakWeekday);
    if (peak ? peaks[0] === trip.from : peaks.length === 0) return trip;
  }
}

async function booked(place: object, nights: number, peak: boolean, own: Partial<TripBody> = {}) {
  const browser = browserOf(api);
  return { browser, booking: await book(api, browser, stayOf(nights, peak, { ...place, ...own })) };
}

/** Moves a booking to the same number of nights at the base rate. */
async function move(browser: Browser, { reference }: Booking, nights: number, shown_refund: number) {
  const { from, to } = stayOf(nights, false);
  const moved = await browser.post(`/bookings/${reference}/changeDates`, {
    from,
    to,
    slot: null,
    shown_refund,
  });
  expect([moved.status, moved.message]).toEqual([200, '']);
  return moved.data;
}

async function cancel(browser: Browser, { reference }: Booking, shown_refund: number) {
  const cancelled = await browser.post(`/bookings/${reference}/cancel`, { shown_refund });
  expect([cancelled.status, cancelled.message]).toEqual([200, '']);
  return cancelled.data;
}

function expectTexts(text: string | undefined, said: readonly string[]) {
  for (const words of said) expect(text).toContain(words);
}

describe('of a stay that moves below the limit of a rate', () => {
  test('the credit note covers the difference of value and of tax, each rate by itself', async () => {
    const { browser, booking } = await booked(farm, 1, true);
    expect(booking.quote).toMatchObject({
      taxable: 814_000,
      total: 960_500,
      by_rate: [{ rate_bp: 1_800, taxable: 814_000, tax: 146_500 }],
    });
    // ₹9,605 − ₹7,770.
    const moved = await move(browser, booking, 1, 183_500);
    expect(await charged(api, booking)).toEqual([[5, 7_400, 370]]);
    const [note] = await creditNotes(api, moved);
    // 740 of value; half of 1,465 and of 370 are each of CGST and SGST; 1,095 of tax.
    expectTexts(note, [
      'Credit note CN',
      '₹740',
      'CGST 9% on ₹8,140',
      '₹732.50',
      'CGST 2.5% on -₹7,400',
      '-₹185',
    ]);
    expectTexts(note, ['GST in all', '₹1,095', '₹1,835']);
  });

  test('and is cancelled afterwards, nothing is left at either rate', async () => {
    const { browser, booking } = await booked(farm, 1, true);
    await move(browser, booking, 1, 183_500);
    const cancelled = await cancel(browser, booking, 777_000);
    expect(await charged(api, booking)).toEqual([]);
    const [, note] = await creditNotes(api, cancelled);
    expectTexts(note, ['₹7,400', 'CGST 2.5%', '₹185', '₹7,770']);
  });

  test('and is cancelled for half in another state, value and tax of the new rate are halved', async () => {
    const { browser, booking } = await booked(lodge, 1, true);
    expect(booking.quote.taxes).toEqual([{ label: 'IGST 18%', amount: 146_500 }]);
    const moved = await move(browser, booking, 1, 183_500);
    expectTexts((await creditNotes(api, moved))[0], [
      'IGST 18% on ₹8,140',
      '₹1,465',
      'IGST 5% on -₹7,400',
      '-₹370',
    ]);
    api.goTo(addDays(moved.from, -10));
    const cancelled = await cancel(browser, booking, 388_500);
    expect(await charged(api, booking)).toEqual([[5, 3_700, 185]]);
    expectTexts((await creditNotes(api, cancelled))[1], ['₹3,700', 'IGST 5%', '₹185', '₹3,885']);
  });

  test('with a coupon, the rates are those of the discounted price', async () => {
    // ₹7,326 + ₹366 (366.30 rounded) become ₹6,660 + ₹333: both at 5 %.
    const { browser, booking } = await booked(farm, 1, true, { coupon: 'MONSOON10' });
    expect(booking.quote.total).toBe(769_200);
    const moved = await move(browser, booking, 1, 69_900);
    expect(await charged(api, booking)).toEqual([[5, 6_660, 333]]);
    expectTexts((await creditNotes(api, moved))[0], ['₹666', '₹16.50', '₹699']);
    await cancel(browser, booking, 699_300);
    expect(await charged(api, booking)).toEqual([]);
  });
});

test('a credit note of several nights at two rates and an extra keeps each rate apart', async () => {
  // ₹8,140 + ₹1,465 and ₹7,400 + ₹370, and a ride of ₹1,200 + ₹60.
  const { browser, booking } = await booked(lodge, 2, true, { add_ons: [{ add_on_pk: 201, quantity: 1 }] });
  expect(await charged(api, booking)).toEqual([
    [18, 8_140, 1_465],
    [5, 8_600, 430],
  ]);
  const invoice = await api.app.inject(`/bookings/${booking.reference}/invoice.pdf?key=${booking.key}`);
  const { text } = await readPdf(invoice.rawPayload);
  expectTexts(text, ['IGST 18% on ₹8,140', '₹1,465', 'IGST 5% on ₹8,600', '₹430']);
  api.goTo(addDays(booking.from, -10));
  // Half of ₹18,635 less the fraction of a rupee is ₹9,317. Of the ₹9,605 it is 4,802.242…, of the ₹9,030 it is 4,514.757…, which
  // gets the paisa that is left; tax is 732.460… of 1,465 and 214.988… of 430.
  await cancel(browser, booking, 931_700);
  expect(await charged(api, booking)).toEqual([
    [18, 4_070.22, 732.54],
    [5, 4_300.23, 215.01],
  ]);
});

test('parts that staff refund, a move and a cancellation add up to what was paid', async () => {
  const { browser, booking } = await booked(farm, 1, true);
  const finance = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
  const refund = (amount: number, shown_refundable: number) =>
    finance.post<StaffBooking>(`/admin/bookings/${booking.reference}/refund`, {
      amount,
      reason: 'No hot water',
      cancels: false,
      shown_refundable,
    });
  expect((await refund(100_000, 960_500)).status).toBe(200);
  // 1,000 × 1,465 ÷ 9,605 is 152.52 of tax, 76.26 each of CGST and SGST.
  expect(await charged(api, booking)).toEqual([[18, 7_292.52, 1_312.48]]);
  expect((await refund(33_333, 860_500)).status).toBe(200);
  // 333.33 × 1,312.48 ÷ 8,605 is 50.84 of tax.
  expect(await charged(api, booking)).toEqual([[18, 7_010.03, 1_261.64]]);
  await cancel(browser, booking, 827_100);
  const shares = await charged(api, booking);
  const left = shares.reduce((sum, [, taxable = 0, tax = 0]) => sum + Math.round((taxable + tax) * 100), 0);
  expect(left).toBe(827_167 - 827_100);
});

describe('a credit note', () => {
  test('is attached to the e-mail about its change, and again to the one about the refund', async () => {
    const { browser, booking } = await booked(farm, 1, true);
    const moved = await move(browser, booking, 1, 183_500);
    const cancelled = await cancel(browser, booking, 777_000);
    const [first = '', second = ''] = (cancelled.credit_notes ?? []).map(
      ({ number }) => `credit-note-${number.replaceAll('/', '-')}.pdf`,
    );
    expect(moved.credit_notes?.map(({ amount }) => amount)).toEqual([183_500]);
    const emails = await eventually(
      async () => {
        await api.runJobs();
        api.wait(1_000);
        return api.outbox.list(contact.email).filter(({ text }) => text.includes(booking.reference));
      },
      (found) => found.some(({ subject }) => subject.startsWith('Refund of')),
    );
    const filesOf = (subject: string) =>
      emails
        .find((email) => email.subject.startsWith(subject))
        ?.attachments.filter(({ contentType }) => contentType === 'application/pdf')
        .map(({ filename }) => filename);
    expect([filesOf('New dates'), filesOf('Cancelled'), filesOf('Refund of')]).toEqual([
      [first],
      [second],
      [first, second],
    ]);
    const [file] =
      emails
        .find(({ subject }) => subject.startsWith('Cancelled'))
        ?.attachments.filter(({ filename }) => filename === second) ?? [];
    expect((await readPdf(Buffer.from(file?.content ?? '', 'base64'))).text).toContain('₹7,770');
  });

  test('is listed for staff, and hidden from visitors without access to the booking', async () => {
    const { browser, booking } = await booked(farm, 1, false);
    const cancelled = await cancel(browser, booking, 777_000);
    const finance = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
    const { data } = await finance.call<StaffBooking>('GET', `/admin/bookings/${booking.reference}`);
    expect(data.documents.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', 777_000],
      ['credit_note', 777_000],
    ]);
    const id = cancelled.credit_notes?.[0]?.number.replaceAll('/', '-');
    const [invoice, note] = data.documents;
    const opened = await api.app.inject(`/documents/${id}?key=${note?.key}`);
    expect((await readPdf(opened.rawPayload)).text).toContain(`Credit note ${note?.number}`);
    const forged = await browser.call('GET', `/documents/${id}?key=${invoice?.key}`);
    expect([forged.status, forged.message]).toEqual([
      404,
      'There is no such document. Open it from its booking again.',
    ]);
    const url = `/bookings/${booking.reference}/creditNotes/${id}`;
    const refused = await browserOf(api).call('GET', url);
    expect([refused.status, refused.message]).toEqual([
      404,
      'We cannot find this booking. Open it from My bookings or from its e-mail.',
    ]);
    const { booking: other, browser: others } = await booked(farm, 1, false);
    const wrong = await others.call('GET', `/bookings/${other.reference}/creditNotes/${id}`);
    expect([wrong.status, wrong.message]).toEqual([404, 'This booking has no such credit note.']);
  });
});
