/** Settings of this device, which reveal nothing about its user. */
const retainedKeys: readonly string[] = ['loginPopupDismissals'];
/** Caches of public files, with which the service worker shows public pages offline. */
const retainedCaches: readonly string[] = ['files-1'];

/**
 * Removes what this browser has stored about its visitor: storage, caches and databases of the site. Session
 * storage is per tab: each tab calls this when it notices the sign-out.
 */
export async function forgetVisitor(): Promise<void> {
  for (const area of ['localStorage', 'sessionStorage'] as const) clearArea(area);
  await Promise.allSettled([deleteCaches(), deleteDatabases()]);
}

function clearArea(area: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = window[area];
    for (const key of Object.keys(storage)) if (!retainedKeys.includes(key)) storage.removeItem(key);
  } catch {
    // Blocked storage throws on access; it contains nothing to remove.
  }
}

/** Deletes caches, which browsers provide on https and localhost only. */
async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await window.caches.keys();
  await Promise.all(
    names.filter((name) => !retainedCaches.includes(name)).map((name) => window.caches.delete(name)),
  );
}

async function deleteDatabases(): Promise<void> {
  if (!('indexedDB' in window)) return;
  for (const { name } of await window.indexedDB.databases()) {
    if (name !== undefined) window.indexedDB.deleteDatabase(name);
  }
}
