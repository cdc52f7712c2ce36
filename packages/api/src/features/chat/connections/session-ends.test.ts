import { closeCodes } from '@kaadu/contracts/chat';
import { eq } from 'drizzle-orm';
import { buildApi } from '../../../build-api';
import { openDatabase } from '../../../platform/database/open-database';
import { unreachableGateway } from '../../../platform/payment-gateway/unreachable-gateway';
import { sessions, users } from '../../../platform/sessions/tables';
import { openChatIn } from '../../../testing/chat/chat-api';
import { type ChatClient, connectChat } from '../../../testing/chat/chat-client';
import { eventually } from '../../../testing/eventually';
import { compareFaultTable } from '../../../testing/databases/fault-table';
import { hour, newPerson, signInStaff, signUp, visitor } from '../../../testing/people';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { testImages } from '../../../testing/data/test-image';

const secrets = { otpPepper: 'shared-pepper-of-both-processes!!' };

/** Starts another API on the same database, as a second process. */
async function startSecond(first: TestApi) {
  const database = first.databaseUrl
    ? await openDatabase({ url: first.databaseUrl })
    : { ...first.database, close: async () => undefined };
  return buildApi({
    database,
    secrets,
    imageFolder: first.imageFolder,
    imageSource: testImages(first.imageFolder),
    messenger: first.outbox.messenger,
    gateway: unreachableGateway(),
    siteOrigins: ['http://localhost:3000'],
    now: first.now,
    schedulesJobs: false,
    rateLimitFactor: 1_000,
  });
}

let one: TestApi;
let two: Awaited<ReturnType<typeof startSecond>>;
let origins: readonly string[];
let admin: Awaited<ReturnType<typeof signInStaff>>;
const clients: ChatClient[] = [];

beforeAll(async () => {
  one = await startTestApi({ secrets, rateLimitFactor: 1_000 });
  two = await startSecond(one);
  const listen = { host: '127.0.0.1', port: 0 };
  origins = [await one.app.listen(listen), await two.listen(listen)];
});
/** Begins another day, on which all rate limits and sessions have expired, with a new session of an admin. */
async function beginDay(): Promise<void> {
  one.wait(25 * hour);
  admin = await signInStaff(one, 'admin', newPerson());
}
beforeEach(beginDay);
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const openings = {
  'adviser, list of threads': 'advisor',
  'adviser, watching a thread': 'advisor',
  visitor: 'visitor',
} as const;
type Opening = keyof typeof openings;
const openingNames: readonly Opening[] = [
  'adviser, list of threads',
  'adviser, watching a thread',
  'visitor',
];

type Headers = Record<string, string>;

/** Creates a thread of another visitor. */
async function someThread(): Promise<number> {
  const chat = await openChatIn(one);
  await chat.say('Is anyone there?');
  return (await chat.open()).data.state.thread ?? 0;
}

/** Opens a connection to one of the processes. */
async function connect(origin: string, headers: Headers, opening: Opening): Promise<ChatClient> {
  const side = openings[opening];
  const as = side === 'visitor' ? (await openChatIn(one, headers)).headers : headers;
  const client = await connectChat(origin, { headers: as });
  clients.push(client);
  client.hello(side);
  await client.next('ready');
  if (opening !== 'adviser, watching a thread') return client;
  client.send({ type: 'watch', thread: await someThread(), since: 0 });
  await client.heard('Is anyone there?');
  return client;
}

interface SignedIn {
  readonly userPk: number;
  readonly headers: Headers;
}

async function asAdmin(url: string, payload: object): Promise<void> {
  const { statusCode } = await one.app.inject({ method: 'POST', url, payload, headers: admin.headers });
  expect(statusCode).toBe(200);
}

const setUp = {
  advisor: async () => {
    const { primaryKey, headers } = await signInStaff(one, 'sales', newPerson());
    return { userPk: primaryKey, headers };
  },
  visitor: async () => {
    const { user_key, headers } = await signUp(one, newPerson());
    return { userPk: user_key, headers };
  },
} as const;

const ends: Readonly<Record<string, (who: SignedIn) => Promise<unknown>>> = {
  'sign-out': ({ headers }) => one.app.inject({ method: 'POST', url: '/logout', headers, payload: {} }),
  'an admin ends all sessions of the account': ({ userPk }) =>
    asAdmin('/admin/endSessions', { primary_key: userPk }),
  'an admin ends this session': async ({ userPk }) => {
    const [session] = await one.db.select().from(sessions).where(eq(sessions.userPk, userPk));
    return asAdmin('/admin/endSessions', { primary_key: userPk, session_pk: session?.primaryKey });
  },
  'another account signs in in the browser': async ({ headers }) => {
    const person = newPerson();
    await signUp(one, person);
    one.wait(60_000);
    const challenge = await visitor(one).challenge(person);
    const otp = await visitor(one).code(person.email);
    const form = { ...person, country_code: '+91', description: '/', primary_key: challenge, otp };
    await visitor(one).post('/verifyOtp', form, { cookie: headers['cookie'] ?? '' });
  },
  'twelve hours without use': async () => one.wait(12 * hour),
  'thirty days since it began': async ({ userPk }) => {
    const expiresAt = one.now();
    await one.db.update(sessions).set({ expiresAt }).where(eq(sessions.userPk, userPk));
  },
  'the account gets a role that may not answer': ({ userPk }) =>
    asAdmin('/admin/userRole', { primary_key: userPk, role: 'content' }),
  'the account gets a role that may do more': ({ userPk }) =>
    asAdmin('/admin/userRole', { primary_key: userPk, role: 'admin' }),
  'the account is removed': ({ userPk }) => one.db.delete(users).where(eq(users.primaryKey, userPk)),
};

const nameOf = (code: number | null) =>
  Object.entries(closeCodes).find(([, known]) => known === code)?.[0] ?? String(code);

const measured = new Map<string, Promise<string[]>>();

/** Opens each connection on each process, ends the session and records how the connections close. */
async function measureNow(end: string): Promise<string[]> {
  const cells: string[] = [];
  for (const opening of openingNames) {
    await beginDay();
    const who = await setUp[openings[opening]]();
    const opened = [];
    for (const origin of origins) opened.push(await connect(origin, who.headers, opening));
    await ends[end]?.(who);
    for (const client of opened) cells.push(`closed: ${nameOf(await client.ended())}`);
  }
  return cells;
}

function measure(end: string): Promise<string[]> {
  const cells = measured.get(end) ?? measureNow(end);
  measured.set(end, cells);
  return cells;
}

it.each(Object.keys(ends))('a connection closes when its session ends: %s', async (end) => {
  for (const cell of await measure(end)) expect(cell).toMatch(/^closed: (unknown|forbidden)$/);
});

it('the table of ends and connections is the committed one', async () => {
  const columns = openingNames.flatMap((opening) => [opening, `${opening}, in another process`]);
  const rows = new Map<string, string[]>();
  for (const end of Object.keys(ends)) rows.set(end, await measure(end));
  const table = await compareFaultTable(
    'sessions',
    `# Connections when their session ends

Each row is a way in which a session ends, each column an open WebSocket of the chat. The server closes the connection
within a second: \`unknown\` asks the client to identify again, \`forbidden\` says that the account may not do this. Calls over
HTTP, with which the chat polls, find the session in the database each time. Written by
\`packages/api/src/features/chat/connections/session-ends.test.ts\`; \`UPDATE_TABLES=1 npx jest\` with this path writes it anew.`,
    ['the session ends by', ...columns],
    rows,
  );
  expect(table.committed).toBe(table.measured);
});

it('an advisor whose session has ended receives no later message', async () => {
  const who = await setUp.advisor();
  const desk = await connect(origins[1] ?? '', who.headers, 'adviser, list of threads');
  const chat = await openChatIn(one);
  await chat.say('before');
  const { thread } = (await chat.open()).data.state;
  desk.send({ type: 'watch', thread: thread ?? 0, since: 0 });
  await desk.heard('before');
  await asAdmin('/admin/endSessions', { primary_key: who.userPk });
  await desk.ended();
  await chat.say('after');
  const polled = await eventually(
    () => chat.open(),
    ({ data }) => data.messages.length === 2,
  );
  expect(polled.data.messages.map(({ text }) => text)).toEqual(['before', 'after']);
  expect(desk.messages().map(({ text }) => text)).toEqual(['before']);
});

it('a poll is refused once the session has ended', async () => {
  const who = await setUp.visitor();
  const chat = await openChatIn(one, who.headers);
  await chat.say('mine');
  await asAdmin('/admin/endSessions', { primary_key: who.userPk });
  expect((await chat.open()).data.messages).toEqual([]);
});

it('a signed-out browser loses its connection when a visitor signs in', async () => {
  const chat = await openChatIn(one);
  const client = await connectChat(origins[1] ?? '', { headers: chat.headers });
  clients.push(client);
  client.hello();
  await client.next('ready');
  const person = newPerson();
  await signUp(one, person);
  one.wait(60_000);
  const challenge = await visitor(one).challenge(person);
  const otp = await visitor(one).code(person.email);
  const form = { ...person, country_code: '+91', description: '/', primary_key: challenge, otp };
  await visitor(one).post('/verifyOtp', form, { cookie: chat.headers.cookie });
  expect(await client.ended()).toBe(closeCodes.unknown);
});

it('a connection of another account, and of a browser, stays open', async () => {
  const [who, other] = [await setUp.visitor(), await setUp.visitor()];
  const [ending, staying] = [
    await connect(origins[0] ?? '', who.headers, 'visitor'),
    await connect(origins[0] ?? '', other.headers, 'visitor'),
  ];
  await asAdmin('/admin/endSessions', { primary_key: who.userPk });
  await ending.ended();
  const id = staying.say('still here');
  expect(await staying.next('ack')).toMatchObject({ id });
});
