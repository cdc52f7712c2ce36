import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a user interface: the same engine, at three quarters of the cost of a whole one. */
export const headlessShellPath = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headlessShellPath,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** An installed Chromium: the one that CHROMIUM_PATH names, one in a usual place, or Playwright's own. */
export function findChromium(named = process.env['CHROMIUM_PATH']): string | undefined {
  const places = named ? [named] : [...usualPlaces, chromium.executablePath()];
  return places.find((place) => existsSync(place));
}
