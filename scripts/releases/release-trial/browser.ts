import { chromium, type Browser, type BrowserContext } from '@playwright/test';

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Starts the headless Chromium of a smoke test. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args });
}

/** Responds to requests for images with an empty one: the API of a smoke test serves none. */
export async function serveNoImages(context: BrowserContext): Promise<void> {
  await context.route(
    ({ pathname }) => /\.(avif|webp|jpe?g|png)$/.test(pathname) || pathname.startsWith('/images/'),
    (route) =>
      route
        .fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
        // The page was closed meanwhile.
        .catch(() => undefined),
  );
}
