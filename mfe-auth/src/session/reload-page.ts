/** Reloads the page at its path and query (§4), without the fragment: with one the browser would only scroll. */
export function reloadPage(
  location: Pick<Location, 'pathname' | 'search' | 'replace'> = window.location,
): void {
  location.replace(`${location.pathname}${location.search}`);
}
