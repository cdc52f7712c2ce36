/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

// The browser of these tests has no timings of the page.
jest.mock('../read-page-token', () => ({ pageToken: () => 'token' }));

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const entry = '/releases/header/1.0.0/web/entry.js';
const stackOf = (remote: string) =>
  `\n    at h (http://localhost/assets/shell.js:1:2)\n    at div\n    at Slot (http://localhost/releases/${remote}/1.0.0/web/x.js:1:9)`;

/**
 * Opens a page that has reported nothing yet. @param file responds with the header's entry; called with the
 * number of requests
 */
async function openPage(file: (times: number) => Response = () => HttpResponse.text('entry')) {
  document.documentElement.lang = 'en-IN';
  document.body.innerHTML = '<p>Coorg</p>';
  document.head.innerHTML = `<link rel="preload" href="${entry}" integrity="sha384-AAAA">`;
  const reports: unknown[] = [];
  let asked = 0;
  server.resetHandlers(
    http.get(`*${entry}`, () => file((asked += 1))),
    http.post('*/reports/browser-errors', async ({ request }) => {
      reports.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  jest.resetModules();
  const { reportFailure } = await import('./browser-failure');
  return { reportFailure, reports };
}

describe('a failure in the browser', () => {
  test('is reported with the remote that its component stack names', async () => {
    const { reportFailure, reports } = await openPage();
    await reportFailure('render', new TypeError('no map'), stackOf('header'));
    expect(reports).toEqual([
      { token: 'token', remote: 'header', kind: 'render', message: 'TypeError: no map' },
    ]);
  });

  test.each<[string, () => void]>([
    ['has a class of a translator', () => document.documentElement.classList.add('translated-ltr')],
    ['is read from right to left', () => document.documentElement.classList.add('translated-rtl')],
    ['has another language', () => (document.documentElement.lang = 'hi')],
    ['has text in font elements', () => (document.body.innerHTML = '<p><font><font>कूर्ग</font></font></p>')],
    ['has texts with hashes', () => (document.body.innerHTML = '<p _msttexthash="1">कूर्ग</p>')],
  ])('is marked as translated when the document %s', async (_case, translate) => {
    const { reportFailure, reports } = await openPage();
    translate();
    await reportFailure('render', new DOMException('not a child', 'NotFoundError'), stackOf('header'));
    document.documentElement.className = '';
    expect(reports).toMatchObject([{ remote: 'header', isTranslated: true }]);
  });

  test('is reported once per page and remote', async () => {
    const { reportFailure, reports } = await openPage();
    for (const remote of ['header', 'header', 'footer'])
      await reportFailure('render', new Error('x'.repeat(500)), stackOf(remote));
    expect(reports).toMatchObject([{ remote: 'header' }, { remote: 'footer' }]);
    expect(reports).toMatchObject([{ message: expect.stringMatching(/^.{200}$/) }, {}]);
  });

  test('is not reported when it is of the shell', async () => {
    const { reportFailure, reports } = await openPage();
    await reportFailure('render', new Error('no'), '\n    at h (http://localhost/assets/shell.js:1:2)');
    await reportFailure('render', new Error('no'));
    expect(reports).toEqual([]);
  });

  test('is not reported when the API caused it', async () => {
    const { reportFailure, reports } = await openPage();
    const error = Object.assign(new Error('no response'), { name: 'ApiError', fromServer: false });
    await reportFailure('render', error, stackOf('header'));
    await reportFailure('hydration', new Error('error #422', { cause: error }), stackOf('header'));
    expect(reports).toEqual([]);
  });

  test.each([
    [418, 1],
    [422, 1],
    [423, 1],
    [419, 0],
    [421, 0],
  ])('with React’s hydration error %d is reported %d times', async (code, times) => {
    const { reportFailure, reports } = await openPage();
    await reportFailure('hydration', new Error(`Minified React error #${code}; visit`), stackOf('header'));
    expect(reports).toHaveLength(times);
  });

  test('is reported as the error of the component when hydration wraps it', async () => {
    const { reportFailure, reports } = await openPage();
    const cause = new TypeError('no map');
    await reportFailure('hydration', new Error('Minified React error #422', { cause }), stackOf('header'));
    expect(reports).toMatchObject([{ kind: 'render', message: 'TypeError: no map' }]);
  });

  test('is reported when a module threw during evaluation', async () => {
    const { reportFailure, reports } = await openPage();
    await reportFailure('load', new Error('thrown at the top of a module'), entry);
    await reportFailure(
      'load',
      new Error(`/releases/footer/1/entry.js defines no container`),
      '/releases/footer/1/entry.js',
    );
    expect(reports).toMatchObject([{ remote: 'header', kind: 'load' }, { remote: 'footer' }]);
  });

  const notLoaded = [
    [
      'an entry',
      new Error(`Failed to load script resources. ScriptNetworkError: Failed to load script "${entry}"`),
    ],
    ['a module entry', new Error(`${entry} did not load or is not the released file`)],
    [
      'a chunk',
      Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: entry }),
    ],
  ] as const;

  test.each(notLoaded)('is reported when %s is not the released file', async (_case, error) => {
    const { reportFailure, reports } = await openPage((times) =>
      times === 1 ? HttpResponse.text('altered') : HttpResponse.error(),
    );
    const asked = jest.spyOn(globalThis, 'fetch');
    await reportFailure('load', error, entry);
    expect(reports).toMatchObject([{ remote: 'header', kind: 'load' }]);
    expect(asked.mock.calls[1]?.[1]).toEqual({ integrity: 'sha384-AAAA' });
    asked.mockRestore();
  });

  test.each(notLoaded)('is not reported when %s loads on the second attempt', async (_case, error) => {
    const { reportFailure, reports } = await openPage();
    await reportFailure('load', error, entry);
    expect(reports).toEqual([]);
  });

  test.each(notLoaded)('is not reported when %s is unreachable', async (_case, error) => {
    const { reportFailure, reports } = await openPage(() => HttpResponse.error());
    await reportFailure('load', error, entry);
    expect(reports).toEqual([]);
  });
});
