import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type BookingApi,
  browserOf,
  eventually,
  farmStay,
  startBookingApi,
} from '../../../testing/bookings/booking-api';
import { findLedgerDifferences, findViolations } from '../../../testing/bookings/booking-invariants';

const onServer = process.env.DATABASE_URL ? describe : describe.skip;

/** Ends every connection to a database repeatedly, like a restarting server, until `end` is called. */
async function interrupt(url: string) {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  let isOver = false;
  let ended = 0;
  const repeated = (async () => {
    while (!isOver) {
      const { rowCount } = await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
        [new URL(url).pathname.slice(1)],
      );
      ended += rowCount ?? 0;
      await sleep(20);
    }
    await client.end();
  })();
  return {
    /** Returns the number of connections ended so far. */
    ended: () => ended,
    end: async () => {
      isOver = true;
      await repeated;
    },
  };
}

onServer('while payments are under way the database restarts', () => {
  let api: BookingApi;
  beforeAll(async () => {
    api = await startBookingApi();
  });
  afterAll(() => api.close());

  test('a payment is neither lost nor counted twice', async () => {
    const dates = ['2026-05-01', '2026-05-05', '2026-05-09', '2026-05-13'];
    const started = await Promise.all(
      dates.map(async (from) => {
        const browser = browserOf(api);
        const to = `${from.slice(0, 8)}${String(Number(from.slice(8)) + 2).padStart(2, '0')}`;
        const { data } = await browser.hold({ ...farmStay, from, to });
        return { browser, reference: data.reference, order: await browser.startPayment(data) };
      }),
    );
    const interruption = await interrupt(api.databaseUrl ?? '');
    try {
      await Promise.all(started.map(({ order }) => api.pay(order)));
      const during = await Promise.all(started.map(({ browser, reference }) => browser.read(reference)));
      // Each request either succeeds or gets 503.
      for (const { status } of during) expect([200, 503]).toContain(status);
      // The jobs open connections while these are ended: some are lost in the middle of their work.
      const before = interruption.ended();
      await eventually(
        async () => {
          await api.runJobs();
          return interruption.ended();
        },
        (now) => now >= before + 3,
      );
    } finally {
      await interruption.end();
    }
    // A minute later, the gateway is asked about payments without events.
    api.wait(61_000);
    for (const { browser, reference } of started) {
      const { data } = await eventually(
        async () => {
          await api.runJobs();
          return browser.read(reference);
        },
        (response) => response.status === 200 && response.data.status === 'CONFIRMED',
      );
      expect(data.invoice_number).not.toBeNull();
    }
    expect(await findViolations(api.db)).toEqual([]);
    expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
  });
});
