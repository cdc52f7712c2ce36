/**
 * Moves the focus to the heading of the new page after a navigation, as a document load would reset it (WCAG
 * 2.4.3). A focus that the page or an open dialog has set is kept.
 */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement) || document.querySelector('dialog[open]')) return;
  const start = main.querySelector('h1') ?? main;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
