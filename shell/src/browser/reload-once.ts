const guardMs = 10_000;

/**
 * Reloads the page once because a part of it could not be loaded, for example after a release took its files away
 * (§8: allowed once per path within 10 seconds).
 * @returns false when this path was reloaded a moment ago, so that the caller shows the failure instead
 */
export function reloadOnce(storage: Storage = sessionStorage, now = Date.now()): boolean {
  const key = `reloaded:${location.pathname}`;
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < guardMs) return false;
  storage.setItem(key, String(now));
  location.reload();
  return true;
}
