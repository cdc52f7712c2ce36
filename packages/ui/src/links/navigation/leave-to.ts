/**
 * Loads another document: another site, or a page of this one that needs its own security policy. A separate module,
 * because jsdom cannot navigate.
 */
export function leaveTo(url: string): void {
  window.location.assign(url);
}
