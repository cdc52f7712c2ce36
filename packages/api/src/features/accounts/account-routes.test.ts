import { signUp, visitor } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { preferences, utmRecords } from './tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('UTM records', () => {
  it('belong to the signed-in person whatever user the request names, and are cut to length', async () => {
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

  it('are refused without a session', async () => {
    expect((await visitor(api).post('/loggedUser/saveUtmParams', {})).status).toBe(401);
  });
});

it('lists experiences that match a person’s preferences', async () => {
  const { headers } = await signUp(api, { email: 'likes@example.com', phone: '9922200001' });
  await visitor(api).post('/savePreferences', { activities: [3], themes: [], wants_stay: false }, headers);
  const response = await api.app.inject({ url: '/getPreferredExperiences', headers });
  expect(response.json()).toMatchObject({ data: [{ primary_key: 3 }] });
  expect(await api.db.$count(preferences)).toBe(1);
});
