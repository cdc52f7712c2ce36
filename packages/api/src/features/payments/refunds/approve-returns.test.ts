import type { Database } from '../../../platform/database/database';
import { generateSecrets } from '../../../platform/secrets/secrets';
import { travellerRole } from '../../../platform/sessions/roles';
import { addMissingRoles } from '../../../platform/sessions/roles-repository';
import { addUser, findUser } from '../../../platform/sessions/users-repository';
import { setUpDatabase } from '../../../testing/databases/set-up-database';
import { requestReturn } from './approve-returns';

let database: Database;
setUpDatabase((opened) => (database = opened));
beforeAll(() => addMissingRoles(database.db));

/** Requests a refund of a subject without others, where a second person is needed above ₹10,000. */
async function request(subject: string, amountPaise: number, currency: string) {
  const { db } = database;
  const person = { firstName: 'Asha', lastName: 'Rao', email: 'a@example.com', phone: '+919845061100' };
  const user = await findUser(
    db,
    await addUser(db, { ...person, countryCode: '+91', rolePk: travellerRole }),
  );
  if (!user) throw new Error('The account is stored');
  const services = {
    now: () => new Date('2026-03-10T06:00:00Z'),
    secrets: generateSecrets(),
    refundApprovalAbove: 1_000_000,
    subjects: { customer: async () => [] },
  };
  const wanted = { subject, action: 'refund_again', amountPaise, currency, reason: 'Refused' } as const;
  const actor = { user, requestId: 'req-1' };
  const { status, needsSecond } = await db.transaction((tx) => requestReturn(tx, services, actor, wanted));
  return { status, needsSecond };
}

test.each([
  ['of ₹10,000 is approved at once', 'booking:1', 1_000_000, 'INR', 'approved'],
  ['of one paisa more waits for a second person', 'booking:2', 1_000_001, 'INR', 'waiting'],
  // The limit is in rupees: 100 dollars are 10,000 cents.
  ['of 100 dollars waits for a second person', 'booking:3', 10_000, 'USD', 'waiting'],
])('a refund %s', async (_title, subject, amount, currency, status) => {
  expect(await request(subject, amount, currency)).toEqual({ status, needsSecond: status === 'waiting' });
});
