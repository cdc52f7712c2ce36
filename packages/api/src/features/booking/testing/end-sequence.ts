import { formatPaise } from '@kaadu/contracts';
import type { Booking, CancelQuote } from '@kaadu/contracts/booking';
import { sql } from 'drizzle-orm';
import { eventually } from '../../../testing/bookings/booking-api';
import { compare, expectEmail, recordRefund, refundOf, type Walk } from './sequence-account';

/** Runs the jobs until every refund of the booking has arrived. */
export async function letRefundsArrive({ api, browser, reference }: Walk): Promise<Booking> {
  const { data } = await eventually(
    async () => {
      await api.db.execute(
        sql`UPDATE refunds SET next_attempt_at = ${api.now().toISOString()}::timestamptz WHERE status = 'pending'`,
      );
      await api.runJobs();
      return browser.read(reference);
    },
    ({ data: { refund, status } }) =>
      (refund?.status ?? 'processed') === 'processed' && status !== 'REFUND_PENDING',
  );
  return data;
}

/** Cancels the booking, and compares the amounts of quote, e-mail, page and refund. */
export async function cancel(walk: Walk): Promise<void> {
  const { browser, reference, account } = walk;
  const { data: quote } = await browser.call<CancelQuote>('GET', `/bookings/${reference}/cancelQuote`);
  expect(quote.paid).toBe(account.balance);
  expect([quote.refund + quote.fee, quote.refund]).toEqual([
    account.balance,
    Math.floor((account.balance * quote.refund_percent) / 10_000) * 100,
  ]);
  const cancelled = await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.refund });
  expect([cancelled.status, cancelled.message]).toEqual([200, '']);
  if (quote.refund > 0) recordRefund(account, quote.refund);
  await expectEmail(walk, /^Cancelled: /, [
    `Paid: ${formatPaise(quote.paid)}\n`,
    `Kept by the cancellation policy: ${formatPaise(quote.fee)}\n`,
    `Refund: ${formatPaise(quote.refund)}\n`,
  ]);
  await compare(walk);
  await finish(walk, quote.refund);
}

/** Lets the refunds arrive, and requires that the last e-mail and the page name their sum. */
async function finish(walk: Walk, refund: number): Promise<void> {
  const { account } = walk;
  const ended = await letRefundsArrive(walk);
  expect(ended.status).toBe(refund > 0 ? 'REFUNDED' : 'CANCELLED');
  expect(ended.refund?.amount ?? 0).toBe(account.refunded);
  if (refund === 0) return;
  const steps = account.creditNotes.length < 2 ? [] : account.creditNotes;
  await expectEmail(
    walk,
    refundOf(account.refunded),
    steps.map((amount) => `: ${formatPaise(amount)}\n`),
  );
}
