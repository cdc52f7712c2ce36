import { readStored, writeStored } from '@kaadu/browser-storage';

/** Milliseconds after a load within which a path is not loaded again. */
const intervalMs = 10_000;

/**
 * Loads the document at a URL because a chunk of its page could not be loaded, for example after a release
 * removed its files (§8: allowed once per path within 10 seconds). Does nothing when storage is blocked,
 * since without a record the page could reload forever.
 * @param href path, query and hash
 * @returns false when nothing is loaded, so that the caller shows the failure
 */
export function loadDocumentOnce(
  href: string,
  page: Pick<Location, 'href' | 'assign' | 'reload'> = location,
  now = Date.now(),
): boolean {
  const target = new URL(href, page.href);
  const key = `reloaded:${target.pathname}`;
  const last = Number(readStored(key, 'sessionStorage') ?? 0);
  if (now - last < intervalMs || !writeStored(key, String(now), 'sessionStorage')) return false;
  // Assigning the current URL would only scroll to its hash.
  if (target.href === page.href) page.reload();
  else page.assign(target.href);
  return true;
}
