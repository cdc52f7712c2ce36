/**
 * Loads another document: another site, or a page of this one that needs its own security policy. A module of its own,
 * because jsdom cannot navigate.
 */
export function leaveTo(url: string): void {
  window.location.assign(url);
}
