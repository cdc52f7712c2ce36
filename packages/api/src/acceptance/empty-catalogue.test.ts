import { roles } from '../platform/sessions/tables';
import { taxRates } from '../platform/money/tables';
import { type TestApi, startTestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ sampleData: null });
});
afterAll(() => api.close());

describe('a new database without content', () => {
  it.each([
    '/home/bootstrap',
    '/home/footerDetails',
    '/home/filter',
    '/home/filter?range=500,100000&page=2',
    '/home/bootstrapExperiences',
    '/home/bootstrapStories',
    '/home/locationBasedDetails/',
    '/search/static',
    '/search/all?text=kabini',
    '/getRecentStory',
    '/getActivitiesPage',
    '/travel/filter',
    '/getPlaces',
  ])('GET %s responds with 200', async (url) => {
    expect((await api.app.inject({ url })).statusCode).toBe(200);
  });

  it('has the roles and the tax rates that the code needs', async () => {
    expect(await api.db.$count(roles)).toBe(6);
    expect(await api.db.$count(taxRates)).toBeGreaterThan(0);
  });
});
