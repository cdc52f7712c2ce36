import { createTicket, listTickets, type TicketBody } from '@kaadu/contracts/tickets';
import { randomUUID } from 'node:crypto';
import { dataOf } from '../../testing/data/data-of';
import { eventually } from '../../testing/eventually';
import { newPerson, signInStaff } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';

const body: TicketBody = {
  topic: 'booking',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98450 12345',
  message: 'Can we bring a dog?',
};

let api: TestApi;
let admin: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  admin = (await signInStaff(api, 'admin', newPerson())).headers;
});
afterAll(() => api.close());

let clients = 0;
/** Files a ticket, by default with a client network and a visitor's address that no other ticket has. */
function file(over: object = {}, key: string = randomUUID(), ip?: string) {
  clients += 1;
  return api.app.inject({
    method: 'POST',
    url: '/tickets',
    payload: { ...body, email: `asha${clients}@example.com`, ...over },
    headers: { 'idempotency-key': key },
    remoteAddress: ip ?? `10.2.0.${clients}`,
  });
}

const listed = async () =>
  dataOf(listTickets, (await api.app.inject({ url: '/admin/tickets', headers: admin })).json());

describe('a ticket', () => {
  it('gets a number by which an admin finds it', async () => {
    const response = await file({ email: body.email, message: '  Is the road open?\nWe drive. ' });
    const { number } = dataOf(createTicket, response.json());
    expect(number).toMatch(/^TK-\d+$/);
    expect((await listed())[0]).toMatchObject({
      ...body,
      phone: '+919845012345',
      number,
      message: 'Is the road open?\nWe drive.',
    });
  });

  it('is accessible to admins only', async () => {
    const status = async (headers = {}) =>
      (await api.app.inject({ url: '/admin/tickets', headers })).statusCode;
    expect(await status()).toBe(401);
    for (const role of ['content', 'sales', 'finance'] as const)
      expect(await status((await signInStaff(api, role, newPerson())).headers)).toBe(403);
  });

  it('is filed once for repeated requests, simultaneous or later', async () => {
    const before = (await listed()).length;
    const key = randomUUID();
    const email = 'once@example.com';
    const responses = await Promise.all([1, 2, 3].map(() => file({ email }, key, '10.3.0.1')));
    responses.push(await file({ email }, key, '10.3.0.1'));
    const numbers = responses.map((response) => dataOf(createTicket, response.json()).number);
    expect(new Set(numbers).size).toBe(1);
    expect((await listed()).length).toBe(before + 1);
    const other = await file({ email, message: 'Another.' }, key, '10.3.0.1');
    expect(other.statusCode).toBe(422);
  });

  it.each([
    ['no name', { name: '  ' }, 400, 'name', 'Please enter your name'],
    [
      'an invalid e-mail address',
      { email: 'asha@example.com.' },
      400,
      'email',
      'Remove the full stop at the end.',
    ],
    [
      'letters as a phone number',
      { phone: 'call me' },
      422,
      'phone',
      'Enter one phone number in digits, such as +91 98450 12345.',
    ],
    ['no message', { message: '' }, 400, 'message', 'Please write what this is about'],
    [
      'a message too long',
      { message: 'x'.repeat(4_001) },
      400,
      'message',
      'Please use at most 4,000 characters',
    ],
  ])('with %s is rejected with a message at the field', async (_case, over, status, field, message) => {
    const response = await file(over);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ errors: { [field]: [message] } });
  });

  it('requires an idempotency key', async () => {
    const response = await api.app.inject({ method: 'POST', url: '/tickets', payload: body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'This endpoint requires an Idempotency-Key header of 16 to 100 characters.',
    });
  });
});

describe('the limits of tickets', () => {
  it('are five an hour per client, with the time to retry', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await file({}, undefined, '10.0.0.7')).statusCode).toBe(200);
    }
    const refused = await file({}, undefined, '10.0.0.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ message: 'Too many attempts. Please try again in 60 minutes.' });
    api.wait(60 * 60_000);
    expect((await file({}, undefined, '10.0.0.7')).statusCode).toBe(200);
  });

  it('are five a day per e-mail address, from any client', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const response = await file({ email: 'flood@example.com' });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('are the same for all tags of an e-mail address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const response = await file({ email: `tagged+${n}@example.com` });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('ticket is confirmed to the visitor without the typed text, and sent to the team', async () => {
  const email = 'confirmed@example.com';
  const { number } = dataOf(createTicket, (await file({ email })).json());
  const received = await eventually(
    () => api.outbox.list().filter(({ subject }) => subject.includes(number)),
    (all) => all.length === 2,
  );
  const to = (address: string) => received.find((one) => one.to === address);
  const confirmation = to(email);
  expect(confirmation?.subject).toBe(`We have your message: ${number}`);
  expect(confirmation?.text).toContain(number);
  expect(confirmation?.text).not.toMatch(/dog|Asha/);
  const forTeam = to('hello@kaadutrails.example');
  expect(forTeam?.subject).toBe(`${number}: a booking`);
  expect(forTeam?.text).toContain('Can we bring a dog?');
  expect(forTeam?.text).toContain(email);
});
