/** Loads the page anew at its own path and query (§4), without its fragment, which would keep the browser from it. */
export function reloadPage(
  location: Pick<Location, 'pathname' | 'search' | 'replace'> = window.location,
): void {
  location.replace(`${location.pathname}${location.search}`);
}
