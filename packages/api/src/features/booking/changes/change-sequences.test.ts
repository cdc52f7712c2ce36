import { eq, inArray } from 'drizzle-orm';
import type { ChangeQuote } from '@kaadu/contracts/booking';
import { addDays, indiaDate } from '../../../platform/money/india-date';
import {
  browserOf,
  type BookingApi,
  contact,
  farmStay,
  startBookingApi,
  travellers,
} from '../../../testing/bookings/booking-api';
import { findLedgerDifferences, findViolations } from '../../../testing/bookings/booking-invariants';
import { newPerson, signInStaff } from '../../../testing/people';
import { rateSeasons } from '../../availability';
import { destinations, experienceOptions } from '../../catalogue';
import { randomSequences, type Sequence } from '../testing/change-sequences';
import { payOrder } from '../testing/pay-order';
import { walkSequence } from '../testing/walk-sequence';

// Files have tests of their own (credit-notes.test.ts), and rendering them would take most of the time.
jest.mock('../documents/invoice-pdf', () => ({ invoicePdf: async () => Buffer.from('PDF') }));

/** Number of sequences, a part of those that CHANGE_SEQUENCES=200 walks in ten minutes. */
const count = Number(process.env['CHANGE_SEQUENCES'] ?? 30);
const seed = Number(process.env['CHANGE_SEED'] ?? 20_260_310);

jest.setTimeout(count * 20_000);

let api: BookingApi;
beforeAll(async () => {
  api = await startBookingApi(undefined, { refundMs: 0, refundApprovalAbove: 1_000_000_000 });
  await api.gateway.control('/sandbox/behaviour', { webhooks: { drop: true } });
  // Weekdays are taxed at 5 %, Fridays at 18 %; at the lodge by IGST.
  await api.db
    .update(experienceOptions)
    .set({ basePaise: 740_000 })
    .where(inArray(experienceOptions.primaryKey, [101, 201]));
  const season = { fromDay: '2026-01-01', toDay: '2027-12-31', name: 'Weekend', weekdays: [5], percent: 10 };
  await api.db.insert(rateSeasons).values([1, 2].map((experiencePk) => ({ ...season, experiencePk })));
  await api.db.update(destinations).set({ state: 'Kerala' }).where(eq(destinations.primaryKey, 2));
});
afterAll(() => api.close());

test('page, documents, ledger, gateway and e-mails agree in any sequence of parts, changes, refunds and a cancellation', async () => {
  const outcomes = new Map<string, number>();
  const walk = async (sequence: Sequence, index: number) => {
    const person = { ...contact, email: `asha${index}@example.com` };
    // A deadline that passes ends the session of staff too.
    const finance = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
    const taken = await walkSequence(api, finance, sequence, person).catch((error: unknown) => {
      throw new Error(`Sequence ${JSON.stringify(sequence)}`, { cause: error });
    });
    for (const outcome of taken) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const startedAt = performance.now();
  for (const [index, sequence] of randomSequences(count, seed).entries()) await walk(sequence, index);
  expect(await findViolations(api.db)).toEqual([]);
  expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
  const figures = [...outcomes].sort().map(([outcome, number]) => `${outcome} ${number}`);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(
    `change sequences: seed ${seed}, ${count} sequences in ${seconds} s: ${figures.join(', ')}\n`,
  );
});

describe('a change that waits for its payment', () => {
  /** Books one night at the farm, `days` from now, and asks for a second one. */
  async function waiting(days: number) {
    const browser = browserOf(api);
    const from = addDays(indiaDate(api.now()), days);
    const [night, next] = [addDays(from, 1), addDays(from, 2)];
    const { data: held } = await browser.hold({ ...farmStay, from, to: night });
    await payOrder({ api }, await browser.startPayment(held), 'captured');
    const at = `/bookings/${held.reference}`;
    const wanted = { from, to: next, slot: null, party: { guests: 2, ages: [] } };
    const { data: quote } = await browser.post<ChangeQuote>(`${at}/changeQuote`, wanted);
    const change = { ...wanted, travellers: travellers(2), shown_difference: quote.difference };
    const { data: booking } = await browser.post(`${at}/change`, change);
    expect(booking.pending_change).toMatchObject({ to: next, difference: quote.difference });
    const pay = async () => {
      const body = { accepted_difference: quote.difference };
      const { data } = await browser.post<{ url: string }>(`${at}/payChange`, body);
      return new URL(data.url).pathname.split('/').pop() ?? '';
    };
    return { browser, at, booking, difference: quote.difference, pay, night: { from: night, to: next } };
  }

  const holdRooms = (rooms: number, night: { readonly from: string; readonly to: string }) =>
    browserOf(api).hold({ ...farmStay, ...night, party: { guests: rooms * 3, ages: [] } });

  test('holds the places beyond those of the booking, until it is given up', async () => {
    const { browser, at, night } = await waiting(60);
    expect((await holdRooms(3, night)).status).toBe(200);
    expect((await holdRooms(1, night)).status).toBe(409);
    const released = await browser.post(`${at}/releaseChange`, {});
    expect(released.data).toMatchObject({ pending_change: null, status: 'CONFIRMED' });
    expect((await holdRooms(1, night)).status).toBe(200);
    const late = await browser.post(`${at}/payChange`, { accepted_difference: 1 });
    expect([late.status, late.message]).toEqual([410, expect.stringContaining('Nothing was charged')]);
    expect(await findViolations(api.db)).toEqual([]);
  });

  test('ends when the booking is cancelled, and a payment that comes later is refunded', async () => {
    const { browser, at, booking, difference, pay, night } = await waiting(70);
    const order = await pay();
    await browser.post(`${at}/cancel`, { shown_refund: booking.quote.total });
    expect((await holdRooms(4, night)).status).toBe(200);
    await payOrder({ api }, order, 'captured');
    const { data } = await browser.read(booking.reference);
    expect(data).toMatchObject({ balance: 0, refund: { amount: booking.quote.total + difference } });
    expect(await findViolations(api.db)).toEqual([]);
  });

  test('is refunded when its places have gone before a late payment', async () => {
    const { browser, booking, difference, pay, night } = await waiting(80);
    const order = await pay();
    api.wait(21 * 60_000);
    await api.runJobs();
    expect((await holdRooms(4, night)).status).toBe(200);
    await payOrder({ api }, order, 'captured');
    const { data } = await browser.read(booking.reference);
    expect(data).toMatchObject({
      status: 'CONFIRMED',
      quote: { total: booking.quote.total },
      balance: booking.quote.total,
      refund: { amount: difference },
    });
    expect(await findViolations(api.db)).toEqual([]);
  });
});
