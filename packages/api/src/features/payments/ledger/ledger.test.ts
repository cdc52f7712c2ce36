import { inspect } from 'node:util';
import type { Database } from '../../../platform/database/database';
import { setUpDatabase } from '../../../testing/databases/set-up-database';
import { financialYear, issueDocument } from '../issue-document';
import { balanceOf, postMovement } from './ledger';
import { ledgerEntries, ledgerPostings } from '../tables';

let database: Database;
setUpDatabase((opened) => (database = opened));

const at = new Date('2026-04-01T00:00:00Z');

test('movements are posted once, and the balance is the paid amount less refunds', async () => {
  const post = (kind: 'payment' | 'refund_due' | 'refund', source: string, amountPaise: number) =>
    database.db.transaction((tx) =>
      postMovement(tx, { kind, subject: 'booking:1', source, amountPaise, at }),
    );
  expect(await post('payment', 'payment:1', 1_000)).toBe(true);
  expect(await post('payment', 'payment:1', 1_000)).toBe(false);
  expect(await post('refund_due', 'refund-due:1', 400)).toBe(true);
  expect(await balanceOf(database.db, 'booking:1')).toBe(600);
  expect(await post('refund', 'refund:1', 400)).toBe(true);
  expect(await balanceOf(database.db, 'booking:1')).toBe(600);
  expect(await balanceOf(database.db, 'booking:2')).toBe(0);
});

test('postings that do not sum to zero cannot be committed', async () => {
  const unbalanced = database.db.transaction(async (tx) => {
    const [entry] = await tx
      .insert(ledgerEntries)
      .values({ kind: 'payment', subject: 'booking:3', source: 'payment:3', at })
      .returning();
    await tx
      .insert(ledgerPostings)
      .values({ entryPk: entry?.primaryKey ?? 0, account: 'gateway', amountPaise: 1 });
  });
  // On a server, the commit's error is the cause of the driver's.
  const refusal = await unbalanced.catch((error: unknown) => error);
  expect(inspect(refusal)).toContain('do not sum to zero');
});

test('document numbers have no gaps, because one that is rolled back is reused', async () => {
  const issue = (fail: boolean) =>
    database.db.transaction(async (tx) => {
      const number = await issueDocument(tx, {
        kind: 'invoice',
        subject: 'booking:1',
        amountPaise: 1,
        content: {},
        issuedAt: at,
      });
      if (fail) throw new Error('rolled back');
      return number;
    });
  expect(await issue(false)).toBe('INV/26-27/000001');
  await expect(issue(true)).rejects.toThrow('rolled back');
  expect(await issue(false)).toBe('INV/26-27/000002');
});

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year);
});
