import { hour, newPerson, signUp, visitor } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { preferences, utmRecords } from './tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// Every test starts a day later, when all rate limits have expired.
beforeEach(() => api.wait(25 * hour));

const me = (headers: Record<string, string>) =>
  api.app.inject({ url: '/loggedUser/session', headers }).then((response) => response.statusCode);

describe('a session', () => {
  it('requires token and cookie of the same session', async () => {
    const [one, two] = [await signUp(api, newPerson()), await signUp(api, newPerson())];
    const { authorization, cookie } = one.headers;
    expect(await me({ authorization, cookie })).toBe(200);
    expect(await me({ authorization, cookie: '' })).toBe(401);
    expect(await me({ authorization: '', cookie })).toBe(401);
    expect(await me({ authorization, cookie: two.headers.cookie })).toBe(401);
    expect(await me({ authorization: 'Bearer undefined', cookie })).toBe(401);
  });

  it('ends on the server at logout', async () => {
    const { headers } = await signUp(api, newPerson());
    await api.app.inject({ method: 'POST', url: '/logout', headers, payload: {} });
    expect(await me(headers)).toBe(401);
  });

  it('leads to My bookings by the cookie alone, and never into the account of another', async () => {
    const [owner, other] = [await signUp(api, newPerson()), await signUp(api, newPerson())];
    const open = async (key: unknown, cookie: string) => {
      const url = `/check-user-login?primary_key=${String(key)}`;
      const { statusCode, headers } = await api.app.inject({ url, headers: { cookie } });
      return { status: statusCode, location: headers.location, cookie: headers['set-cookie'] };
    };
    const bookings = 'http://localhost:3000/my-bookings';
    expect(await open(owner.user_key, owner.headers.cookie)).toMatchObject({
      status: 303,
      location: bookings,
    });
    expect(await open(other.user_key, owner.headers.cookie)).toMatchObject({ status: 403 });
    // A link never signs in; the page offers to.
    expect(await open(owner.user_key, '')).toEqual({ status: 303, location: bookings, cookie: undefined });
  });
});

describe('UTM records', () => {
  it('belong to the signed-in person regardless of the user in the request, and are cut to length', async () => {
    const { headers, user_key } = await signUp(api, newPerson());
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

  it('are refused without a session', async () => {
    expect((await visitor(api).post('/loggedUser/saveUtmParams', {})).status).toBe(401);
  });
});

it('lists experiences that match a person’s preferences', async () => {
  const { headers } = await signUp(api, newPerson());
  await visitor(api).post('/savePreferences', { activities: [3], themes: [], wants_stay: false }, headers);
  const response = await api.app.inject({ url: '/getPreferredExperiences', headers });
  expect(response.json()).toMatchObject({ data: [{ primary_key: 3 }] });
  expect(await api.db.$count(preferences)).toBe(1);
});
