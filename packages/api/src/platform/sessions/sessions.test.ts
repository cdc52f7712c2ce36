import { setUpDatabase } from '../../testing/databases/set-up-database';
import type { Database } from '../database/database';
import { addMissingRoles } from './roles-repository';
import { travellerRole } from './roles';
import { endSessionsOf, findSignedIn, listOpenSessions, openSession } from './sessions';
import { addUser } from './users-repository';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-03-10T06:00:00Z');
const after = (ms: number) => new Date(start + ms);

let database: Database;
setUpDatabase((opened) => (database = opened));
beforeAll(() => addMissingRoles(database.db));

/** Creates an account with a session that begins at `start`. */
async function signedIn() {
  const { db } = database;
  const user = { firstName: 'Asha', lastName: 'Rao', email: 'a@example.com', phone: '+919845061100' };
  const userPk = await addUser(db, { ...user, countryCode: '+91', rolePk: travellerRole });
  const secrets = await openSession(db, userPk, after(0));
  const [session] = await listOpenSessions(db, userPk, after(0));
  if (!session) throw new Error('The session is not listed');
  const isOpen = async (at: Date) => (await findSignedIn(db, secrets, at))?.primaryKey === userPk;
  return { userPk, secrets, sessionPk: session.primaryKey, isOpen };
}

describe('ending sessions', () => {
  test('by key ends one of the account, and never that of another', async () => {
    const { db } = database;
    const [owner, other] = [await signedIn(), await signedIn()];
    const second = await openSession(db, owner.userPk, after(0));
    expect(await endSessionsOf(db, other.userPk, after(minute), owner.sessionPk)).toBe(0);
    expect(await owner.isOpen(after(minute))).toBe(true);
    expect(await endSessionsOf(db, owner.userPk, after(minute), owner.sessionPk)).toBe(1);
    expect(await owner.isOpen(after(minute))).toBe(false);
    expect(await findSignedIn(db, second, after(minute))).toMatchObject({ primaryKey: owner.userPk });
    expect(await other.isOpen(after(minute))).toBe(true);
  });

  test('without a key ends all of the account, and none of another', async () => {
    const { db } = database;
    const [owner, other] = [await signedIn(), await signedIn()];
    await openSession(db, owner.userPk, after(0));
    expect(await endSessionsOf(db, owner.userPk, after(minute))).toBe(2);
    expect(await listOpenSessions(db, owner.userPk, after(minute))).toEqual([]);
    expect(await other.isOpen(after(minute))).toBe(true);
  });
});

test('session expires exactly 12 hours after its last use', async () => {
  const [early, late] = [await signedIn(), await signedIn()];
  expect(await early.isOpen(after(12 * hour - 1))).toBe(true);
  expect(await late.isOpen(after(12 * hour))).toBe(false);
});

test('session expires exactly 30 days after its start, however often it is used', async () => {
  const { isOpen } = await signedIn();
  for (let hours = 11; hours < 720; hours += 11) expect(await isOpen(after(hours * hour))).toBe(true);
  expect(await isOpen(after(720 * hour - 1))).toBe(true);
  expect(await isOpen(after(720 * hour))).toBe(false);
});

test('session requires cookie and token of the same session', async () => {
  const { db } = database;
  const [one, two] = [await signedIn(), await signedIn()];
  const mixed = { cookie: one.secrets.cookie, accessToken: two.secrets.accessToken };
  expect(await findSignedIn(db, mixed, after(minute))).toBeUndefined();
  expect(await findSignedIn(db, { ...one.secrets, cookie: '' }, after(minute))).toBeUndefined();
  expect(await findSignedIn(db, one.secrets, after(minute))).toMatchObject({ primaryKey: one.userPk });
});

test('session list marks the caller’s and starts with the last used', async () => {
  const { db } = database;
  const { userPk, secrets } = await signedIn();
  const later = await openSession(db, userPk, after(minute));
  const marks = async (cookie: string) =>
    (await listOpenSessions(db, userPk, after(minute), cookie)).map(({ isOwn }) => isOwn);
  expect(await marks(later.cookie)).toEqual([true, false]);
  expect(await marks(secrets.cookie)).toEqual([false, true]);
});
