import { formatPaise } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import type { Shares } from '@kaadu/contracts/shared-holds';
import { GatewayState } from '../../../testing/bookings/booking-invariants';
import type { SplitChoice } from './change-sequences';
import { letRefundsArrive } from './end-sequence';
import { payOrder } from './pay-order';
import { expectEmail, ledgerBalance, refundOf, type Walk } from './sequence-account';
import { readShare, startShare } from './shared-hold';

type Part = Shares['shares'][number];

const minute = 60_000;
const day = 24 * 60 * minute;

/** A trip whose price is split, with the gateway's orders of its started parts. */
interface SplitWalk {
  readonly walk: Walk;
  readonly parts: readonly Part[];
  readonly orders: Map<number, string>;
}

async function split({ browser, reference }: Walk, held: Booking, parts: number): Promise<Part[]> {
  const at = `/bookings/${reference}`;
  const body = { parts: Math.min(parts, held.party.guests), names: [], accepted_total: held.quote.total };
  const { status, message } = await browser.post(`${at}/share`, body);
  expect([status, message]).toEqual([200, '']);
  return (await browser.call<Shares>('GET', `${at}/shares`)).data.shares;
}

async function start({ walk, orders }: SplitWalk, part: Part): Promise<string> {
  const { status, message, order } = await startShare(walk.api, part);
  expect([status, message]).toEqual([200, '']);
  orders.set(part.number, order);
  return order;
}

/** Pays a part. The account counts it. */
async function pay(trip: SplitWalk, part: Part, order: string): Promise<void> {
  const { walk } = trip;
  await payOrder(walk, order, 'captured');
  walk.account.paid += part.amount;
  walk.account.balance += part.amount;
}

/** Requires that the links of the parts, the gateway and the ledger say what the account says. */
async function compareParts({ walk, parts, orders }: SplitWalk, states: readonly string[]): Promise<void> {
  const { api, account } = walk;
  const { payments, refunds } = GatewayState.parse(await api.gateway.state());
  let returned = 0;
  for (const { number, key, amount } of parts) {
    const captured = payments.filter(({ order_id, captured: is }) => is && order_id === orders.get(number));
    const ids = captured.map(({ id }) => id);
    const back = refunds
      .filter(({ payment_id }) => ids.includes(payment_id))
      .reduce((sum, refund) => sum + refund.amount, 0);
    const { data } = await readShare(walk.browser, key);
    expect({ paid: data.own.is_paid ? amount : 0, back: data.own.refund?.amount ?? 0 }).toEqual({
      paid: captured.reduce((sum, one) => sum + one.amount, 0),
      back,
    });
    expect(states).toContain(data.state);
    returned += back;
  }
  expect(returned).toBe(account.refunded);
  expect(await ledgerBalance(walk)).toBe(account.balance);
}

/** Lets the deadline pass: that of the first paid part, or the end of the hold. */
async function passDeadline({ api }: Walk): Promise<void> {
  api.wait(day + 6 * minute);
  await api.runJobs();
}

/** Waits until every part that was paid has been returned. */
async function returnParts(trip: SplitWalk, paid: number): Promise<void> {
  const { walk, parts } = trip;
  const { account } = walk;
  account.refunded += account.balance;
  account.balance = 0;
  if (paid === 0) {
    expect((await walk.browser.read(walk.reference)).data).toMatchObject({ status: 'EXPIRED', refund: null });
    return compareParts(trip, ['ended']);
  }
  await expectEmail(walk, /^Not booked: /, [
    `split into ${parts.length} parts, and ${paid} of them were paid`,
    `${formatPaise(account.refunded)} is refunded the way you paid`,
  ]);
  const ended = await letRefundsArrive(walk);
  expect([ended.status, ended.refund?.amount, ended.balance]).toEqual(['REFUNDED', account.refunded, 0]);
  await expectEmail(walk, refundOf(account.refunded), [formatPaise(account.refunded)]);
  return compareParts(trip, ['ended']);
}

/** Pays a part after the end, which is returned alone. */
async function payLate(trip: SplitWalk, part: Part, order: string): Promise<void> {
  const { walk } = trip;
  await pay(trip, part, order);
  walk.account.balance -= part.amount;
  walk.account.refunded += part.amount;
  const ended = await letRefundsArrive(walk);
  expect([ended.status, ended.refund?.amount, ended.balance]).toEqual(['REFUNDED', walk.account.refunded, 0]);
  await compareParts(trip, ['ended']);
}

/** Splits the price of a hold and pays its parts, or not all of them. @returns whether the trip is booked */
export async function payInParts(walk: Walk, held: Booking, choice: SplitChoice): Promise<boolean> {
  const parts = await split(walk, held, choice.parts);
  const trip = { walk, parts, orders: new Map<number, string>() };
  const isComplete = choice.ending === 'all parts paid';
  const paid = isComplete ? parts.length : Math.min(choice.paid, parts.length - 1);
  for (const [index, part] of parts.slice(0, paid).entries()) {
    await pay(trip, part, await start(trip, part));
    await compareParts(trip, [index + 1 < parts.length ? 'open' : 'booked']);
    const { data } = await walk.browser.read(walk.reference);
    expect(data.split).toEqual({ parts: parts.length, paid: index + 1 });
  }
  if (isComplete) return true;
  const [late] = parts.slice(paid);
  if (!late) throw new Error('Every part is paid');
  const order = choice.ending === 'part paid too late' ? await start(trip, late) : '';
  if (choice.ending === 'hold released') await walk.browser.post(`/bookings/${walk.reference}/release`, {});
  else await passDeadline(walk);
  await returnParts(trip, paid);
  if (order) await payLate(trip, late, order);
  return false;
}
