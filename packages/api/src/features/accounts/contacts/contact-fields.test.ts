import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let clients = 0;
async function post(url: string, payload: object) {
  clients += 1;
  const response = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'idempotency-key': randomUUID() },
    remoteAddress: `10.9.0.${clients}`,
  });
  return { status: response.statusCode, errors: response.json<{ errors?: unknown }>().errors };
}

const ticket = { topic: 'other', name: 'Asha Rao', email: 'asha@example.com', phone: '', message: 'Hello' };
const identification = {
  email: 'asha@example.com',
  phone: '9845012345',
  country_code: '+91',
  description: '/',
};

describe.each([
  ['a,victim@evil.example', 'Enter one e-mail address, without commas and semicolons.'],
  ['asha@example.com.', 'Remove the full stop at the end.'],
  ['exa..mple@example.com', 'Remove one of the two full stops in a row.'],
  ['Asha <asha@example.com>', 'Enter the address alone, without angle brackets and quotation marks.'],
])('the e-mail address %s', (email, problem) => {
  it.each([
    ['/verifyUserType', identification],
    ['/createSubscription', {}],
    ['/tickets', ticket],
  ])('is refused by %s with a hint', async (url, body) => {
    const { status, errors } = await post(url, { ...body, email });
    expect([400, 422]).toContain(status);
    expect(errors).toEqual({ email: [problem] });
  });
});

it('an e-mail address of an international domain is the same in both forms', async () => {
  expect((await post('/createSubscription', { email: 'asha@उदाहरण.भारत' })).status).toBe(200);
  const again = await api.app.inject({
    method: 'POST',
    url: '/createSubscription',
    payload: { email: 'Asha@xn--p1b6ci4b4b3a.xn--h2brj9c' },
  });
  expect(again.json<{ data: unknown }>().data).toBe('exists');
});

it.each(['+4407911123456', '984501234', '+911234567890'])(
  'the phone number %s is refused with a hint',
  async (phone) => {
    expect(await post('/tickets', { ...ticket, phone })).toEqual({
      status: 422,
      errors: { phone: [expect.any(String)] },
    });
  },
);

it('a page URL of any length is accepted', async () => {
  const description = `/guides?fbclid=${'%F0%9F%8C%B4'.repeat(1_000)}`;
  expect((await post('/verifyUserType', { ...identification, description })).status).toBe(200);
  const names = { first_name: 'Asha', last_name: 'Rao', user_key: 'none' };
  // The ticket is unknown: the request itself is read.
  expect((await post('/registerUser', { ...names, description, current_url: description })).status).toBe(410);
});
