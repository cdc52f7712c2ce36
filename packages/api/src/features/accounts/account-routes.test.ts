import { signUp, visitor } from '../../testing/people';
import { type TestApi, startTestApi } from '../../testing/test-api';
import { subscriptions } from '../newsletter';
import { preferences, utmRecords } from './tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const hour = 60 * 60_000;

async function letterTo(address: string) {
  for (let n = 0; n < 200; n += 1) {
    const [letter] = api.outbox.list(address);
    if (letter) return letter;
    await new Promise((resolve) => setImmediate(resolve));
    await api.app.inject({ url: '/readyz' });
  }
  throw new Error(`No letter to ${address}`);
}

describe('the newsletter', () => {
  const subscribe = (email: string, address?: string) =>
    visitor(api, address).post('/createSubscription', { email });

  it('takes an address once, trimmed and in lower case', async () => {
    expect((await subscribe('  Mina@Example.com ')).body).toMatchObject({
      status: 'success',
      data: 'created',
    });
    expect((await subscribe('mina@example.com')).body).toMatchObject({ status: 'success', data: 'exists' });
  });

  it('refuses what is no address, by field', async () => {
    const { status, body } = await subscribe('mina');
    expect(status).toBe(422);
    expect(visitor(api).error(body).errors).toEqual({ email: ['Please enter a valid email address'] });
  });

  it('answers one client three times an hour', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) answers.push((await subscribe(`n${n}@example.com`, '10.5.5.5')).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    api.wait(hour);
    expect((await subscribe('n9@example.com', '10.5.5.5')).status).toBe(200);
  });

  it('is left by the link of its letter with one click, not by looking', async () => {
    await subscribe('leaver@example.com', '10.6.6.6');
    const { text } = await letterTo('leaver@example.com');
    const url = /http:\/\/api\.test(\S+)/.exec(text)?.[1] ?? '';
    const subscribed = async () => {
      const rows = await api.db.select().from(subscriptions);
      return rows.find((row) => row.email === 'leaver@example.com')?.unsubscribedAt === null;
    };
    expect((await api.app.inject({ url })).statusCode).toBe(200);
    expect(await subscribed()).toBe(true);
    const click = await api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([click.statusCode, await subscribed()]).toEqual([200, false]);
    expect((await subscribe('leaver@example.com', '10.6.6.6')).body).toMatchObject({ data: 'created' });
    expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });
});

describe('campaign records', () => {
  it('are kept for the signed-in person whatever user the request names, and cut to size', async () => {
    const { headers, user_key } = await signUp(api, { email: 'utm@example.com', phone: '9922200000' });
    const { status } = await visitor(api).post(
      '/loggedUser/saveUtmParams',
      { landing_url: 'x'.repeat(5_000), utm_source: '<script>', user_id: 1 },
      headers,
    );
    expect(status).toBe(200);
    const [record] = await api.db.select().from(utmRecords);
    expect(record).toMatchObject({ userPk: user_key, source: '<script>', campaign: '' });
    expect(record?.landingUrl).toHaveLength(2_048);
  });

  it('are refused from nobody', async () => {
    expect((await visitor(api).post('/loggedUser/saveUtmParams', {})).status).toBe(401);
  });
});

it('lists what a person said to like', async () => {
  const { headers } = await signUp(api, { email: 'likes@example.com', phone: '9922200001' });
  await visitor(api).post('/savePreferences', { activities: [3], themes: [], wants_stay: false }, headers);
  const response = await api.app.inject({ url: '/getPreferredExperiences', headers });
  expect(response.json()).toMatchObject({ data: [{ primary_key: 3 }] });
  expect(await api.db.$count(preferences)).toBe(1);
});

it('keeps one rating a person and place, under first name and initial', async () => {
  const { headers } = await signUp(api, { email: 'rates@example.com', phone: '9922200002' });
  const rate = (rating: number) =>
    visitor(api).post('/createPlaceRating', { place_pk: 101, rating, text: 'Loud water.' }, headers);
  await rate(2);
  await rate(4);
  const response = await api.app.inject({ url: '/getRatingByPlaceId?primary_key=101' });
  expect(response.json()).toMatchObject({
    data: { average: 4, count: 1, reviews: [{ author: 'Asha R.', rating: 4 }] },
  });
  expect(
    (await visitor(api).post('/createPlaceRating', { place_pk: 101, rating: 5, text: 'x' })).status,
  ).toBe(401);
  const missing = { place_pk: 9, rating: 5, text: 'x' };
  expect((await visitor(api).post('/createPlaceRating', missing, headers)).status).toBe(404);
});
