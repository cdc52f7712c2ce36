/**
 * Moves the focus to the heading of the page that a navigation has shown, as loading a document would move it to the
 * document (WCAG 2.4.3). A page that has put the focus somewhere keeps it there, as an open dialog does.
 */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement) || document.querySelector('dialog[open]')) return;
  const start = main.querySelector('h1') ?? main;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
