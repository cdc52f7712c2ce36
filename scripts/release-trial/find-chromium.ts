import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium of this machine: the one that CHROMIUM_PATH names, a usual one, or Playwright's own. */
export function findChromium(named = process.env['CHROMIUM_PATH']): string | undefined {
  const places = named ? [named] : [...usualPlaces, chromium.executablePath()];
  return places.find((place) => existsSync(place));
}
