import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '../../testing/processes/mail-server';
import { setUpDatabase } from '../../testing/databases/set-up-database';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { deliverOutbox, retryDelayMs } from './deliver-outbox';
import { developmentOutbox } from './development-outbox';
import { claimMessages, deleteOldMessages, queueMessage } from './outbox-repository';
import { smtpSender } from './smtp';
import { outbox } from './tables';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const noSms = { sendSms: () => Promise.resolve() };
const ignore = () => undefined;

describe('queued messages', () => {
  let db: Database['db'];
  let now: Date;
  let sent: ReturnType<typeof developmentOutbox>;
  setUpDatabase((database) => ({ db } = database));
  beforeEach(async () => {
    await db.delete(outbox);
    now = new Date('2026-03-10T06:00:00Z');
    sent = developmentOutbox(false);
  });
  const wait = (ms: number) => (now = later(now, ms));

  const queue = (recipient: string) =>
    queueMessage(db, { channel: 'email', recipient, subject: 's', body: 'b', dueAt: now });

  it('are sent once by two concurrent processes, and then erased', async () => {
    for (let n = 0; n < 10; n += 1) await queue(`q${n}@example.com`);
    const recipients: string[] = [];
    const messenger = {
      sendEmail: ({ to }: { to: string }) => Promise.resolve(void recipients.push(to)),
      sendSms: () => Promise.resolve(),
    };
    const deliver = () => deliverOutbox(db, messenger, now, () => undefined);
    await Promise.all([deliver(), deliver()]);
    expect(recipients.sort()).toEqual(Array.from({ length: 10 }, (_, n) => `q${n}@example.com`));
    const rows = await db.select().from(outbox);
    expect(rows.map(({ recipient, body }) => recipient + body).join('')).toBe('');
  });

  it('are retried later when the mail server is down', async () => {
    await queue('later@example.com');
    const down = { sendEmail: () => Promise.reject(new Error('down')), sendSms: () => Promise.resolve() };
    const failures: unknown[] = [];
    expect(await deliverOutbox(db, down, now, (error) => failures.push(error))).toBe(0);
    expect(failures).toHaveLength(1);
    const { messenger } = sent;
    expect(await deliverOutbox(db, messenger, now, () => undefined)).toBe(0);
    wait(30_000);
    expect(await deliverOutbox(db, messenger, now, () => undefined)).toBe(1);
    expect(sent.list('later@example.com')).toHaveLength(1);
  });

  it('are queued once per key, and again only long after', async () => {
    const queueKeyed = () =>
      queueMessage(db, {
        channel: 'email',
        recipient: 'key@example.com',
        subject: 's',
        body: 'b',
        dueAt: now,
        deduplicationKey: 'confirmed:KT-1',
      });
    const { messenger } = sent;
    const deliver = () => deliverOutbox(db, messenger, now, ignore);
    await Promise.all([queueKeyed(), queueKeyed()]);
    expect(await deliver()).toBe(1);
    wait(3 * dayMs);
    await deleteOldMessages(db, later(now, -dayMs));
    await queueKeyed();
    expect(await deliver()).toBe(0);
    wait(100 * dayMs);
    await deleteOldMessages(db, later(now, -dayMs));
    await queueKeyed();
    expect(await deliver()).toBe(1);
  });

  it('lose HTML part and attachments once they are sent or expired', async () => {
    const full = (recipient: string, deduplicationKey: string) =>
      queueMessage(db, {
        channel: 'email',
        recipient,
        subject: 's',
        body: 'b',
        html: '<p>Asha Rao</p>',
        attachments: [{ filename: 'a', contentType: 'text/plain', content: 'Asha Rao' }],
        dueAt: now,
        deduplicationKey,
      });
    await full('sent@example.com', 'sent');
    await deliverOutbox(db, sent.messenger, now, ignore);
    await full('expired@example.com', 'expired');
    wait(7 * dayMs);
    await deleteOldMessages(db, later(now, -dayMs));
    const rows = await db.select().from(outbox);
    expect(rows.map((row) => row.deduplicationKey).sort()).toEqual(['expired', 'sent']);
    expect(JSON.stringify(rows)).not.toMatch(/Asha|example\.com/);
  });
});

it('retry delays are half random, and at most half an hour', () => {
  expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([15_000, 30_000]);
  expect([retryDelayMs(3, 0), retryDelayMs(3, 1)]).toEqual([60_000, 120_000]);
  expect(retryDelayMs(1_000, 1)).toBe(30 * minuteMs);
});

describe('a mail server that is down for an hour', () => {
  it('gets every message once after it is back, despite a restart of the process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kaadu-outbox-'));
    const { port, url, close } = await startMailServer();
    await close();
    const messenger = { ...noSms, sendEmail: smtpSender(url, 'k@example.com') };
    let now = new Date('2026-03-10T06:00:00Z');
    const recipients = Array.from({ length: 30 }, (_, n) => `m${n}@example.com`);

    const before = await openDatabase({ folder });
    for (const recipient of recipients) {
      await queueMessage(before.db, { channel: 'email', recipient, subject: 's', body: 'b', dueAt: now });
    }
    const attempts: Date[] = [];
    for (const end = now.getTime() + 60 * minuteMs; now.getTime() < end; now = later(now, 5_000)) {
      await deliverOutbox(before.db, messenger, now, () => attempts.push(now));
    }
    // This process dies with claimed messages.
    await claimMessages(before.db, later(now, 30 * minuteMs), later(now, 35 * minuteMs), 7);
    await before.close();

    const server = await startMailServer({ port });
    const after = await openDatabase({ folder });
    for (let n = 0; n < 40; n += 1, now = later(now, minuteMs)) {
      await deliverOutbox(after.db, messenger, now, (error) => {
        throw error;
      });
    }
    await after.close();
    await server.close();
    await rm(folder, { recursive: true });
    const arrived = (await server.emails()).map(({ to }) => to?.[0]?.address);
    expect(arrived.sort()).toEqual([...recipients].sort());
    // Seven or eight attempts an hour for each, rather than 720.
    expect(attempts.length / recipients.length).toBeGreaterThan(5);
    expect(attempts.length / recipients.length).toBeLessThan(10);
  });
});

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
