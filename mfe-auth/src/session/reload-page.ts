/**
 * Reloads the page at its path and query (§4), without the fragment: with one the browser would only scroll. A path that
 * begins with two slashes would lead to another site.
 */
export function reloadPage(
  location: Pick<Location, 'pathname' | 'search' | 'replace'> = window.location,
): void {
  location.replace(`${location.pathname.replace(/^\/{2,}/, '/')}${location.search}`);
}
