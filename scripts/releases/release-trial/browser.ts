import { availableParallelism } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import pLimit from 'p-limit';

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * Runs work that keeps a page busy when enough processors are free: more pages at once would all miss their
 * timeouts.
 */
export type WhenFree = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a limit of the busy pages on this machine. */
export function limitBusyPages(): WhenFree {
  const limit = pLimit(Math.max(2, availableParallelism()));
  return (work) => limit(work);
}

/** Starts the headless Chromium of a smoke test. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args });
}

const emptyImage = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');

/**
 * Responds to a page's requests for images with an empty one: the API of a smoke test serves none. Other
 * requests are not intercepted, which would disable the browser's cache.
 */
export async function serveNoImages(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const image = { responseCode: 200, body: emptyImage };
    const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }];
    // The page may have been closed meanwhile.
    session.send('Fetch.fulfillRequest', { requestId, responseHeaders, ...image }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Image' }] });
}
