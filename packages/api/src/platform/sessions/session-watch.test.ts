import { setUpDatabase } from '../../testing/databases/set-up-database';
import type { Database } from '../database/database';
import { generateSecrets } from '../secrets/secrets';
import { travellerRole } from './roles';
import { addMissingRoles } from './roles-repository';
import { SessionWatch } from './session-watch';
import { closeSession, findSignedInSession, openSession } from './sessions';
import { addUser } from './users-repository';

const now = () => new Date('2026-03-10T06:00:00Z');

let database: Database;
let failures: unknown[];
let broken = false;
setUpDatabase((opened) => (database = opened));
beforeAll(() => addMissingRoles(database.db));
beforeEach(() => {
  failures = [];
  broken = false;
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

function watchSessions(): SessionWatch {
  const services = {
    get database(): Database {
      if (broken) throw new Error('The database does not respond');
      return database;
    },
    now,
    secrets: generateSecrets(),
  };
  return new SessionWatch(services, (error) => failures.push(error));
}

/** Creates a session of a new account, with the identity of a connection. */
async function signedIn() {
  const user = { firstName: 'Asha', lastName: 'Rao', email: 'a@example.com', phone: '+919845061100' };
  const userPk = await addUser(database.db, { ...user, countryCode: '+91', rolePk: travellerRole });
  const secrets = await openSession(database.db, userPk, now());
  const found = await findSignedInSession(database.db, secrets, now());
  if (!found) throw new Error('The session is not open');
  const session = { primaryKey: found.sessionPk, role: found.user.role };
  return { secrets, who: { session, visitorHash: null } };
}

test('connection ends once, within a second of its session, and no other does', async () => {
  const watch = watchSessions();
  const [ending, staying] = [await signedIn(), await signedIn()];
  const ended: string[] = [];
  watch.watch(ending.who, () => ended.push('ending'));
  watch.watch(staying.who, () => ended.push('staying'));
  await watch.check();
  expect(ended).toEqual([]);
  await closeSession(database.db, ending.secrets, now());
  jest.advanceTimersByTime(1_000);
  await watch.close();
  await watch.check();
  expect(ended).toEqual(['ending']);
});

test('outage is reported once, and connections end after it', async () => {
  const watch = watchSessions();
  const { secrets, who } = await signedIn();
  let ended = 0;
  watch.watch(who, () => (ended += 1));
  await closeSession(database.db, secrets, now());
  broken = true;
  await watch.check();
  await watch.check();
  expect([failures.length, ended]).toEqual([1, 0]);
  broken = false;
  await watch.check();
  await watch.close();
  expect(ended).toBe(1);
});
