import { readStored, writeStored } from '@kaadu/browser-storage';

/** A path that was reloaded less than this many milliseconds ago is not reloaded again. */
const intervalMs = 10_000;

/**
 * Reloads the page once because a part of it could not be loaded, for example after a release removed its files
 * (§8: allowed once per path within 10 seconds). Does nothing when storage is blocked: without a record of the last
 * reload the page could reload forever.
 * @returns false when the page is not reloaded, so that the caller shows the failure instead
 */
export function reloadOnce(
  page: Pick<Location, 'pathname' | 'reload'> = location,
  now = Date.now(),
): boolean {
  const key = `reloaded:${page.pathname}`;
  const last = Number(readStored(key, 'sessionStorage') ?? 0);
  if (now - last < intervalMs || !writeStored(key, String(now), 'sessionStorage')) return false;
  page.reload();
  return true;
}
