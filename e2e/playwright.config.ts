import { defineConfig, devices } from '@playwright/test';
import { keepTraces, launchOptions, siteUrl, withoutSite } from './environment';

/**
 * Tags of tests that may depend on the window size: `@phone` runs at both sizes, `@phone-only` on a phone
 * alone. All others run in a wide window.
 */
const onPhones = /@phone\b/;
const onPhonesOnly = /@phone-only\b/;

/**
 * Specs that build, publish and start their own sites: together with other tests, both would exceed their
 * timeouts.
 */
const commandSpecs = /(development|documented-commands|packages)\.spec\.ts/;

export default defineConfig({
  testDir: './specs',
  globalSetup: withoutSite ? undefined : './setup/start-site.ts',
  outputDir: '../test-results',
  // PLAYWRIGHT_JSON_OUTPUT_NAME names a file for a JSON report.
  reporter: [
    ['list'],
    ['./reporters/assertions.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : []),
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Only hanging tests reach these limits, also on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: siteUrl,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // `page.route` cannot replace the responses of service workers; the specs about them allow them.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: keepTraces ? 'retain-on-failure' : 'off',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: commandSpecs,
      grepInvert: onPhonesOnly,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'commands', testMatch: commandSpecs },
    { name: 'interop', testDir: './interop', use: devices['Desktop Chrome'] },
    {
      name: 'phone',
      testIgnore: commandSpecs,
      grep: onPhones,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
