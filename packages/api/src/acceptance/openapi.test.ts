import { allEndpoints } from '@kaadu/contracts/all-endpoints';
import { Validator } from '@seriousme/openapi-schema-validator';
import { listOperations } from '../testing/operations';
import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
let document: Record<string, unknown>;
beforeAll(async () => {
  api = await startTestApi();
  document = (await api.app.inject({ url: '/openapi.json' })).json<Record<string, unknown>>();
});
afterAll(() => api.close());

it('OpenAPI document passes an independent validator', async () => {
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

/** Converts a Fastify path to OpenAPI syntax. */
const openApiPath = (path: string) => path.replace(/:(\w+)|(\*)/g, (_all, name = '*') => `{${name}}`);

it('OpenAPI document describes exactly the registered routes', () => {
  // The document lists every registered route, with or without a description.
  const registered = listOperations(document).map(({ method, path }) => `${method} ${path}`);
  const described = allEndpoints.map(({ endpoint: { method, path } }) => `${method} ${openApiPath(path)}`);
  expect(registered.sort()).toEqual(described.sort());
});

/** Method and path as in §7; where §7 names no method, ours. */
const calls = `
GET /search/static
GET /search/all
POST /verifyUserType
POST /verifyOtp
POST /registerUser
POST /loggedUser/saveUtmParams
GET /getRecentStory
POST /getStoriesForCard
GET /home/footerDetails
POST /createSubscription
POST /experience/getExpCardsForActivity
GET /home/bootstrap
GET /home/bootstrapExperiences
GET /home/bootstrapExpTypeActivity
GET /home/bootstrapDestinations
GET /home/bootstrapThemes
GET /home/bootstrapBudgets
GET /home/bootstrapDurations
GET /home/bootstrapStories
GET /home/bootstrapFaqs
GET /home/filter
GET /home/bootstrapExpStayType
GET /home/locationBasedDetails/
GET /home/locationBasedDetails/{location}
GET /getHomeBannerCard
GET /getPlaces
GET /getPreferredExperiences
POST /savePreferences
GET /admin/organiser
POST /admin/organiser
POST /admin/registerUser
GET /admin/fetchUser
POST /admin/createUserOtp
GET /admin/discounts
POST /admin/discounts
GET /admin/icons
POST /admin/icons
GET /getStayTypeExp/{stay_type_pk}
GET /expStayTypeAdmin
POST /admin/createBlog
POST /admin/createActivities
POST /admin/createActivity
POST /admin/createPlace
GET /getBlogOnClick
GET /getActivityByPk
GET /getPageByPageUrl
GET /getActivities
GET /getBlogByPk
GET /getActivityByPlace
GET /getActivitiesPage
POST /createPlaceRating
GET /getRatingByPlaceId
POST /experience/getExpCardsForStory
GET /experience/getPayementReqData
GET /admin/getPayementReqDataByPk
POST /admin/updatePaymentReq
POST /admin/updateTransactionStatus
GET /travel/Guidebyloc
GET /travel/filter
GET /travel/getPlaceByPk
GET /travel/getThingsByPk
GET /travel/getAllPlacesByLk
GET /travel/getAllThingsByLk
GET /travel/getGuideBestTimeToVisit
GET /check-user-login`
  .trim()
  .split('\n');

it('OpenAPI document contains every call of §7', () => {
  const named = listOperations(document).map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => !named.includes(call))).toEqual([]);
});

/** GET calls that need nothing but keys of the sample data, and one path of each kind that needs a key. */
const reads = calls
  .filter((call) => call.startsWith('GET') && !/admin|Admin|Preferred|check-user|Payement/.test(call))
  .map((call) => call.slice(4));
const queries: Record<string, string> = {
  '/getBlogByPk': '?primary_key=1',
  '/getBlogOnClick': '?primary_key=1',
  '/getActivityByPk': '?primary_key=1',
  '/getPageByPageUrl': '?page_url=kayaking',
  '/getActivityByPlace': '?primary_key=1',
  '/getRatingByPlaceId': '?primary_key=101',
  '/travel/Guidebyloc': '?destination_pk=1',
  '/travel/getPlaceByPk': '?primary_key=101',
  '/travel/getThingsByPk': '?primary_key=101',
  '/travel/getAllPlacesByLk': '?primary_key=1',
  '/travel/getAllThingsByLk': '?primary_key=1',
  '/travel/getGuideBestTimeToVisit': '?primary_key=1',
};

it.each(reads)('GET %s responds with the content of the sample data', async (path) => {
  const url = path.replace('{stay_type_pk}', '3').replace('{location}', 'coorg') + (queries[path] ?? '');
  const response = await api.app.inject({ url });
  expect([url, response.statusCode]).toEqual([url, 200]);
  const { data } = response.json<{ data: unknown }>();
  expect(JSON.stringify(data).length).toBeGreaterThan(30);
});
