import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, keepTraces, siteUrl, withoutSite } from './environment';

/** Specs whose outcome depends on the window size: they run at both sizes. */
const responsiveSpecs =
  /(accessibility|admin|admin-calendar|admin-content|admin-overview|admin-people|booking|booking-faults|booking-holds|chat|early-input|hydration|layout|listing|login|map-view|navigation|offline|partial-documents|places|previews|search|second-site|web-vitals|wishlist|without-javascript)\.spec\.ts/;

/** They build, publish and start sites of their own: with other tests beside it both would take longer than they may. */
const commandSpecs = /(development|documented-commands|packages)\.spec\.ts/;

const launchOptions = {
  executablePath: chromiumPath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};

export default defineConfig({
  testDir: './specs',
  globalSetup: withoutSite ? undefined : './setup/start-site.ts',
  outputDir: '../test-results',
  // PLAYWRIGHT_JSON_OUTPUT_NAME names a file for a JSON report.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: siteUrl,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What they answer cannot be replaced by `page.route`; the specs of what they do allow them.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: keepTraces ? 'retain-on-failure' : 'off',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: commandSpecs,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'commands', testMatch: commandSpecs },
    {
      name: 'phone',
      testMatch: responsiveSpecs,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
