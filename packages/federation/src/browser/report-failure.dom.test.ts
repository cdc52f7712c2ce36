/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const reports: unknown[] = [];
const server = setupServer(
  http.post('*/reports/browser-errors', async ({ request }) => {
    reports.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

/** Opens a page whose response has a token, and that has reported nothing yet. */
async function openPage() {
  reports.length = 0;
  class Navigation {
    readonly serverTiming = [{ name: 'page', description: 'token' }];
  }
  Object.assign(globalThis, { PerformanceNavigationTiming: Navigation });
  Object.assign(performance, { getEntriesByType: () => [new Navigation()] });
  jest.resetModules();
  return (await import('./report-failure')).reportFailure;
}

test('a failure is reported once per remote, with the token of the page', async () => {
  const reportFailure = await openPage();
  for (const remote of ['header', 'header', 'footer'])
    await reportFailure({ remote, kind: 'render', error: new TypeError('no map') });
  const report = { token: 'token', kind: 'render', message: 'TypeError: no map', isTranslated: false };
  expect(reports).toEqual([
    { ...report, remote: 'header' },
    { ...report, remote: 'footer' },
  ]);
});

test('a page that a framework has sent contains the token', async () => {
  const reportFailure = await openPage();
  document.body.innerHTML = '<script type="application/json" id="page-token">"of the page"</script>';
  await reportFailure({ remote: 'header', kind: 'render', error: new Error('broken') });
  document.body.innerHTML = '';
  expect(reports).toMatchObject([{ token: 'of the page' }]);
});

test.each([
  ['hydration', 'Minified React error #418', 1],
  ['hydration', 'Minified React error #421', 0],
  ['load', 'ScriptNetworkError: Failed to load script', 0],
  ['load', 'thrown at the top of a module', 1],
] as const)('a failure of kind %s with "%s" is reported %d times', async (kind, message, times) => {
  const reportFailure = await openPage();
  await reportFailure({ remote: 'header', kind, error: new Error(message) });
  expect(reports).toHaveLength(times);
});
