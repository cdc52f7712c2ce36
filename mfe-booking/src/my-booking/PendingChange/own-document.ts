/** Whether the page was opened by a document load, and so has the security policy of its own URL. */
export function hasOwnDocument(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load === undefined || new URL(load.name).pathname === window.location.pathname;
}
