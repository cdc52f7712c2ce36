/**
 * Reloads the page at its path and query (§4), without the fragment: with one the browser would only scroll. The origin is
 * named, since a path that begins with two slashes would lead to another site.
 */
export function reloadPage(
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'replace'> = window.location,
): void {
  location.replace(`${location.origin}${location.pathname}${location.search}`);
}
