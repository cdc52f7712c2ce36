import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { findChromium } from '../../../test/chromium/find-chromium';
import { limitBusyPages, openBrowser } from '../browser';
import { compareWithLive } from './compare-with-live';

let renderings = 0;
/** Renders a page, with identifiers that differ each time, as React's may. */
const page = () => `<!doctype html><html data-hydrated="true"><title>Page</title><body style="height: 3000px">
  <div data-part="header"><a href="/about">Logo</a></div>
  <div data-part="page"><a href="/stays">Stays</a><a href="/food">Food</a><input type="email" aria-label="E-mail">
    <label for="_R_${renderings}_">Phone</label><input id="_R_${renderings++}_"></div>
  <script src="/script.js"></script></body></html>`;

let browser: Browser;
const servers: Server[] = [];
beforeAll(async () => {
  browser = await openBrowser(findChromium() ?? 'chromium');
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
afterAll(() => browser.close());

/** Serves a site whose pages run a script. @returns its URL */
async function serve(script: string): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const isScript = url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : url.startsWith('/data') ? 'x'.repeat(400_000) : page());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * Visits a page of the header's candidate, and the same page of the live version.
 * @param addresses of pages that a visitor with a desktop opens; the one with a phone opens the home page
 */
async function faultsOf(script: string, addresses: readonly string[] = []): Promise<string[]> {
  const [liveUrl, siteUrl] = [await serve(''), await serve(script)];
  const limits = { stayMs: 1_000, hydrationMs: 5_000 };
  return compareWithLive(browser, {
    whenFree: limitBusyPages(),
    ...{ siteUrl, liveUrl, limits, addresses, remote: 'header', account: undefined },
  }).faults;
}

const swallow = (event: string) =>
  `document.addEventListener('${event}', (event) => event.preventDefault(), true);`;

test('a candidate with which visitors can do as much has no faults, and may change its own part', async () => {
  const script = `localStorage.setItem('own', '1'); document.querySelector('[data-part=header] a').remove();`;
  expect(await faultsOf(script, ['/'])).toEqual([]);
});

test('a fault is found on a desktop and on a phone', async () => {
  const faults = await faultsOf(harms['removes a link'][0], ['/']);
  expect(faults).toEqual([
    expect.stringMatching(/^on \/ at 1280 px: no longer visible: link "Food" of page/),
    expect.stringMatching(
      /^on \/ at 390 px, without globals of Chromium: no longer visible: link "Food" of page/,
    ),
  ]);
});

/** Harms: what a candidate does → its script, and the fault that names the cause. */
const harms = {
  'covers the page': [
    "const cover = document.createElement('div'); cover.style.cssText = 'position:fixed;inset:0'; document.body.append(cover);",
    /: covered: .*link "Stays" of page \(by <div style="position/,
  ],
  'removes a link': [
    'document.querySelector(\'[href="/food"]\').remove();',
    /: no longer visible: link "Food" of page/,
  ],
  'removes a field': [
    "document.querySelector('label').remove(); document.querySelector('[id^=_R_]').remove();",
    /: no longer visible: .*input "Phone" of page/,
  ],
  'changes a link': [
    "document.querySelector('[href=\"/stays\"]').href = '/x';",
    /: leads elsewhere: link "Stays" of page \(to \/x\)/,
  ],
  'swallows clicks': [swallow('click'), /: a click on link "Stays" of page leads to \/ instead of \/stays/],
  'swallows keys': [swallow('keydown'), /: text cannot be typed into input "E-mail" of page/],
  'steals the focus': [
    "setInterval(() => document.querySelector('[data-part=header] a').focus(), 100);",
    /: text cannot be typed into input "E-mail" of page/,
  ],
  'locks scrolling': [
    "document.documentElement.style.overflow = 'hidden';",
    /: the page can no longer be scrolled/,
  ],
  'leaves the page': [
    "if (location.pathname === '/') setTimeout(() => location.assign('/contact'), 500);",
    /: it leaves the page for \/contact/,
  ],
  'sends request after request': [
    "for (let n = 0; n < 50; n++) fetch('/contact');",
    /: it uses \d+ requests; the live version \d, and \d+ are allowed/,
  ],
  'loads more data': ["fetch('/data');", /: it uses 4\d\d kB of data; the live version \d kB/],
  'clears the storage': [
    'localStorage.clear();',
    /: it removes an entry of localStorage, which the visitor had before/,
  ],
  'fills the storage': [
    "localStorage.setItem('cache', 'x'.repeat(5_240_000));",
    /: it removes room in localStorage/,
  ],
  'opens a dialog': ["setTimeout(alert, 100, 'New logo');", /: uncaught dialog "New logo"/],
  'traps the Back button': [
    "history.pushState(null, ''); window.addEventListener('popstate', () => history.forward());",
    /: the Back button no longer leads back/,
  ],
  'uses more memory': [
    'window.kept = Array.from({ length: 12_000_000 }, Math.random);',
    /: it uses \d+ MB of memory/,
  ],
  'adds elements': [
    "for (let n = 0; n < 2000; n++) document.body.append(document.createElement('i'));",
    /: it uses 20\d\d elements; the live version \d+/,
  ],
  'never yields': [
    'setTimeout(() => { for (;;); }, 100);',
    /: the page cannot be used: it (does not respond for|is not interactive after) 5 s/,
  ],
  'needs a global that Safari lacks': [
    'requestIdleCallback(() => undefined);',
    /at 390 px, without globals of Chromium: uncaught .*requestIdleCallback/,
  ],
  'fails inside a page that catches it': [
    `fetch('/reports/browser-errors', { method: 'POST', body: JSON.stringify({ token: 't'.repeat(30), remote: 'header', kind: 'render', message: 'TypeError: x' }) });`,
    /: uncaught TypeError: x in header/,
  ],
} satisfies Record<string, [script: string, fault: RegExp]>;

/** Harms that do not hide each other share a visit, because one takes seconds. */
const groups: (keyof typeof harms)[][] = [
  [
    'removes a link',
    'removes a field',
    'changes a link',
    'adds elements',
    'uses more memory',
    'loads more data',
  ],
  ['clears the storage', 'sends request after request', 'fails inside a page that catches it'],
  ['swallows clicks', 'swallows keys', 'locks scrolling', 'fills the storage'],
  ['covers the page', 'opens a dialog', 'needs a global that Safari lacks'],
  ['steals the focus', 'traps the Back button'],
  ['leaves the page'],
  ['never yields'],
];

test.each(groups.map((names) => ({ names, title: names.join(', ') })))(
  'a candidate that $title is found, with every cause',
  async ({ names }) => {
    const faults = await faultsOf(names.map((name) => harms[name][0]).join('\n'));
    for (const name of names) expect(faults).toContainEqual(expect.stringMatching(harms[name][1]));
  },
);

test('every harm is tried', () => {
  expect(new Set(groups.flat())).toEqual(new Set(Object.keys(harms)));
});
