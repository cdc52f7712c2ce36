import fc from 'fast-check';
import { anyCommands, jobs } from '../../../testing/bookings/booking-model/commands';
import { compare, startReal } from '../../../testing/bookings/booking-model/real';
import type { Model } from '../../../testing/bookings/booking-model/model';

/** Number of runs, of up to 40 commands each. BOOKING_MODEL_RUNS overrides it. */
const numRuns = Number(process.env['BOOKING_MODEL_RUNS'] ?? 14);
const seed = Number(process.env['BOOKING_MODEL_SEED'] ?? 20_260_310);

jest.setTimeout(numRuns * 60_000);

let real: Awaited<ReturnType<typeof startReal>>;
beforeAll(async () => {
  real = await startReal();
});
afterAll(() => real.close());

test('bookings match the model in any order of events and wherever a process crashes', async () => {
  let carriedOut = 0;
  const sequence = fc.commands(anyCommands, { maxCommands: 40, size: 'max' });
  const property = fc.asyncProperty(sequence, async (commands) => {
    const run = await real.begin();
    const model: Model = { now: run.api.now().getTime(), bookings: [] };
    await fc.asyncModelRun(() => ({ model, real: run }), commands);
    await jobs(null).run(model, run);
    await redeemAll(model, run);
    expect(await run.differences()).toEqual([]);
    carriedOut += [...commands].length;
  });
  // Shrinking is off, because a repetition would run at another time and on other days.
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
  process.stdout.write(`booking model: seed ${seed}, ${carriedOut} commands in ${numRuns} runs\n`);
});

/** Redeems every confirmed booking on its first day, once. */
async function redeemAll(model: Model, run: Awaited<ReturnType<typeof real.begin>>): Promise<void> {
  run.api.goTo(run.firstDay, '14:00');
  for (const [index, booking] of model.bookings.entries()) {
    const own = run.bookings[index];
    if (booking.status !== 'CONFIRMED' || booking.day !== 0 || !own) continue;
    const code = (await own.browser.read(own.reference)).data.voucher?.code ?? '';
    expect([await run.redeem(code), await run.redeem(code)]).toEqual([200, 409]);
    booking.status = 'REDEEMED';
  }
  model.now = run.api.now().getTime();
  await compare(model, run);
}
