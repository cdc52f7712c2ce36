import { createTicket, listTickets, type TicketBody } from '@kaadu/contracts/tickets';
import { randomUUID } from 'node:crypto';
import { smtpSender } from '../../platform/messages/smtp';
import { startBackOffice, type BackOffice } from '../../testing/back-office';
import { dataOf } from '../../testing/data-of';
import { eventually } from '../../testing/eventually';
import { startMailServer } from '../../testing/mail-server';
import { startTestApi, type TestApi } from '../../testing/test-api';

const body: TicketBody = {
  topic: 'booking',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98450 12345',
  message: 'Can we bring a dog?',
};

const file = (api: Pick<TestApi, 'app'>, over: object = {}, key: string = randomUUID(), ip = '10.0.0.1') =>
  api.app.inject({
    method: 'POST',
    url: '/tickets',
    payload: { ...body, ...over },
    headers: { 'idempotency-key': key },
    remoteAddress: ip,
  });

describe('a ticket', () => {
  let office: BackOffice;
  beforeAll(async () => {
    office = await startBackOffice();
  });
  afterAll(() => office.close());

  const listed = async () =>
    dataOf(listTickets, (await office.call('GET', '/admin/tickets', office.staff.admin)).body);

  it('gets a number, under which an admin finds it', async () => {
    const response = await file(office.api, { message: '  Is the road open?\nWe drive. ' });
    const { number } = dataOf(createTicket, response.json());
    expect(number).toMatch(/^TK-\d+$/);
    expect((await listed())[0]).toMatchObject({ ...body, number, message: 'Is the road open?\nWe drive.' });
  });

  it('is shown to admins only', async () => {
    expect((await office.call('GET', '/admin/tickets')).status).toBe(401);
    for (const role of ['content', 'sales', 'finance'] as const) {
      expect((await office.call('GET', '/admin/tickets', office.staff[role])).status).toBe(403);
    }
  });

  it('is filed once however often the same request comes, at once or later', async () => {
    const before = (await listed()).length;
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => file(office.api, {}, key)));
    answers.push(await file(office.api, {}, key));
    const numbers = answers.map((answer) => dataOf(createTicket, answer.json()).number);
    expect(new Set(numbers).size).toBe(1);
    expect((await listed()).length).toBe(before + 1);
    expect((await file(office.api, { message: 'Another.' }, key)).statusCode).toBe(422);
  });

  it.each([
    ['no name', { name: '  ' }, 400, 'name', 'Please enter your name'],
    ['an address that is none', { email: 'asha@' }, 422, 'email', 'Please enter a valid e-mail address'],
    [
      'letters for a phone',
      { phone: 'call me' },
      400,
      'phone',
      'Please enter a phone number, or leave it empty',
    ],
    ['no message', { message: '' }, 400, 'message', 'Please write what this is about'],
    [
      'a message too long',
      { message: 'x'.repeat(4_001) },
      400,
      'message',
      'Please use at most 4,000 characters',
    ],
  ])('with %s is refused beside the field', async (_case, over, status, field, message) => {
    const response = await file(office.api, over);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ errors: { [field]: [message] } });
  });

  it('needs an idempotency key', async () => {
    const response = await office.api.app.inject({ method: 'POST', url: '/tickets', payload: body });
    expect(response.statusCode).toBe(400);
  });
});

describe('the limits of tickets', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('are five an hour for a client, which says when to try again', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await file(api, { email: `a${n}@example.com` }, undefined, '10.0.0.7')).statusCode).toBe(200);
    }
    const refused = await file(api, {}, undefined, '10.0.0.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ message: 'Too many attempts. Please try again in 60 minutes.' });
    api.wait(60 * 60_000);
    expect((await file(api, {}, undefined, '10.0.0.7')).statusCode).toBe(200);
  });

  it('are five a day for an address, from wherever they come', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const response = await file(api, { email: 'flood@example.com' }, undefined, `10.1.0.${n}`);
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('the e-mails of a ticket reach the visitor, without what was typed, and the team by SMTP', async () => {
  const mail = await startMailServer();
  const sendEmail = smtpSender(mail.url, 'Kaadu Trails <hello@kaadutrails.example>');
  const api = await startTestApi({ messenger: { sendEmail, sendSms: () => Promise.resolve() } });
  try {
    const { number } = dataOf(createTicket, (await file(api)).json());
    const emails = await eventually(
      () => mail.emails(),
      (all) => all.length === 2,
    );
    const to = (address: string) => emails.find((email) => email.to?.[0]?.address === address);
    const received = to('asha@example.com');
    expect(received?.subject).toBe(`We have your message: ${number}`);
    expect(received?.text).toContain(number);
    expect(received?.text).not.toMatch(/dog|Asha/);
    const forTeam = to('hello@kaadutrails.example');
    expect(forTeam?.subject).toBe(`${number}: a booking`);
    expect(forTeam?.text).toContain('Can we bring a dog?');
    expect(forTeam?.text).toContain('asha@example.com');
  } finally {
    await api.close();
    await mail.close();
  }
});
