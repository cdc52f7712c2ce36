import { formatPaise } from '@kaadu/contracts';
import type { Booking, ChangeQuote, StaffBooking } from '@kaadu/contracts/booking';
import { addDays, indiaDate } from '../../../platform/money/india-date';
import { type BookingApi, type Browser, browserOf } from '../../../testing/bookings/booking-api';
import {
  bodyOf,
  namedParty,
  type PayChoice,
  type Sequence,
  type SplitChoice,
  type Step,
  type TripChoice,
  wantedOf,
} from './change-sequences';
import { cancel, letRefundsArrive } from './end-sequence';
import { orderOf, payOrder } from './pay-order';
import { compare, expectEmail, recordPayment, recordRefund, refundOf, type Walk } from './sequence-account';
import { payInParts } from './split-sequence';

const minute = 60_000;

/** Starts the payment of the pending change. @returns the gateway's order */
async function startPayment({ browser, reference }: Walk, accepted_difference: number): Promise<string> {
  const started = await browser.post<{ url: string }>(`/bookings/${reference}/payChange`, {
    accepted_difference,
  });
  expect([started.status, started.message]).toEqual([200, '']);
  return orderOf(started.data);
}

async function expectPaidChange(walk: Walk, quote: ChangeQuote): Promise<void> {
  recordPayment(walk.account, quote.difference);
  walk.account.total = quote.quote.total;
  await expectEmail(walk, /^(New dates|Changed): /, [
    `You have paid ${formatPaise(quote.difference)} more for this change.`,
  ]);
}

async function rename(walk: Walk, name: string): Promise<void> {
  const { browser, reference, account } = walk;
  const { data: booking } = await browser.read(reference);
  const { from, to, slot, party } = booking;
  const names = booking.travellers.map((traveller, index) =>
    index === 0 ? { ...traveller, name } : traveller,
  );
  const body = { from, to, slot, party, travellers: names, shown_difference: 0 };
  const renamed = await browser.post(`/bookings/${reference}/change`, body);
  expect([renamed.status, renamed.message]).toEqual([200, '']);
  expect(renamed.data.travellers[0]?.name).toBe(name);
  await expectEmail(walk, /^Changed: /, [name]);
  expect(renamed.data.quote.total).toBe(account.total);
}

const settle: Readonly<Record<PayChoice, (walk: Walk, quote: ChangeQuote) => Promise<void>>> = {
  async pays(walk, quote) {
    await payOrder(walk, await startPayment(walk, quote.difference), 'captured');
    await expectPaidChange(walk, quote);
  },
  async 'fails, then pays'(walk, quote) {
    const order = await startPayment(walk, quote.difference);
    await payOrder(walk, order, 'failed');
    await payOrder(walk, order, 'captured');
    await expectPaidChange(walk, quote);
  },
  async 'gives up'({ browser, reference }) {
    const released = await browser.post(`/bookings/${reference}/releaseChange`, {});
    expect([released.status, released.data.pending_change]).toEqual([200, null]);
  },
  async 'lets it expire'({ api }) {
    api.wait(16 * minute);
    await api.runJobs();
  },
  async 'pays too late'(walk, quote) {
    const order = await startPayment(walk, quote.difference);
    walk.api.wait(21 * minute);
    await walk.api.runJobs();
    expect((await walk.browser.read(walk.reference)).data.pending_change).toBeNull();
    await payOrder(walk, order, 'captured');
    await expectPaidChange(walk, quote);
  },
  async 'pays as another change is made'(walk, quote) {
    const order = await startPayment(walk, quote.difference);
    await rename(walk, 'Someone Else');
    await payOrder(walk, order, 'captured');
    walk.account.paid += quote.difference;
    walk.account.refunded += quote.difference;
    await expectEmail(walk, /^Your change was not made: /, [
      `${formatPaise(quote.difference)} is refunded the way you paid`,
    ]);
  },
};

async function change(walk: Walk, trip: TripChoice, pay: PayChoice): Promise<string> {
  const { browser, reference, account, firstDay } = walk;
  const wanted = wantedOf(trip, firstDay);
  const quoted = await browser.post<ChangeQuote>(`/bookings/${reference}/changeQuote`, wanted);
  const ask = (shown_difference: number) =>
    browser.post(`/bookings/${reference}/change`, {
      ...wanted,
      travellers: namedParty(trip),
      shown_difference,
    });
  if (quoted.status !== 200) {
    const refused = await ask(0);
    expect([refused.status, refused.message]).toEqual([quoted.status, quoted.message]);
    return 'refused';
  }
  const { quote, difference, total_before } = quoted.data;
  expect([total_before, difference]).toEqual([
    account.total,
    Math.max(quote.total - account.total, 0 - account.balance),
  ]);
  const wrong = await ask(difference + 100);
  expect([wrong.status, wrong.message]).toEqual([409, expect.stringContaining('is different now')]);
  const asked = await ask(difference);
  expect([asked.status, asked.message]).toEqual([200, '']);
  if (difference > 0) {
    expect(asked.data.pending_change).toMatchObject({ total: quote.total, difference, from: wanted.from });
    expect(asked.data.quote.total).toBe(account.total);
    await settle[pay](walk, quoted.data);
    return pay;
  }
  account.total = quote.total;
  if (difference < 0) recordRefund(account, -difference);
  const refunded = difference < 0 ? [`${formatPaise(-difference)} is refunded the way you paid`] : [];
  await expectEmail(walk, /^(New dates|Changed): /, refunded);
  return difference < 0 ? 'cheaper' : 'same price';
}

async function refundByStaff(walk: Walk, percent: number): Promise<string> {
  const { finance, reference, account } = walk;
  const amount = Math.floor((account.balance * percent) / 100);
  if (amount === 0) return 'nothing to refund';
  const body = { amount, reason: 'No hot water', cancels: false, shown_refundable: account.balance };
  const { status, message } = await finance.post<StaffBooking>(`/admin/bookings/${reference}/refund`, body);
  expect([status, message]).toEqual([200, '']);
  recordRefund(account, amount);
  await expectEmail(walk, refundOf(amount), [`${formatPaise(amount)} is refunded the way you paid`]);
  return 'refund by staff';
}

async function takeStep(walk: Walk, step: Step): Promise<string> {
  switch (step.kind) {
    case 'change':
      return change(walk, step.trip, step.pay);
    case 'rename':
      await rename(walk, 'Meera Iyer');
      return 'rename';
    case 'refund':
      return refundByStaff(walk, step.percent);
    case 'let refunds arrive':
      await letRefundsArrive(walk);
      return 'refunds arrive';
  }
}

/** Pays the price of a hold, or its parts. @returns whether the trip is booked */
async function payHold(walk: Walk, held: Booking, split: SplitChoice | null): Promise<boolean> {
  if (split && held.party.guests > 1) return payInParts(walk, held, split);
  const { data } = await walk.browser.post<{ url: string }>(`/bookings/${held.reference}/pay`, {
    accepted_total: held.quote.total,
  });
  await payOrder(walk, orderOf(data), 'captured');
  walk.account.paid = walk.account.balance = held.quote.total;
  return true;
}

/**
 * Books a trip, takes the steps of a sequence and cancels. After each step, page, documents, ledger and e-mail must say
 * the same amounts. A split price may not be paid completely, which ends the sequence.
 * @returns the outcomes of the steps
 */
export async function walkSequence(
  api: BookingApi,
  finance: Browser,
  sequence: Sequence,
  contact: { readonly name: string; readonly email: string; readonly phone: string },
): Promise<string[]> {
  const browser = browserOf(api);
  const firstDay = addDays(indiaDate(api.now()), sequence.lead);
  const { data: held } = await browser.hold(bodyOf(sequence, firstDay));
  const { reference, quote } = held;
  const people = { contact, travellers: namedParty(sequence.trip), remember: false };
  await browser.post(`/bookings/${reference}/travellers`, people);
  const account = {
    total: quote.total,
    balance: 0,
    paid: 0,
    refunded: 0,
    creditNotes: [],
    invoices: [],
  };
  const seen = new Set<unknown>();
  const walk = { api, browser, finance, reference, firstDay, account, email: contact.email, seen };
  const outcomes: string[] = sequence.split && held.party.guests > 1 ? [sequence.split.ending] : [];
  if (!(await payHold(walk, held, sequence.split))) return outcomes;
  expect((await compare(walk)).status).toBe('CONFIRMED');
  for (const step of sequence.steps) {
    outcomes.push(await takeStep(walk, step));
    await compare(walk);
  }
  await cancel(walk);
  return outcomes;
}
