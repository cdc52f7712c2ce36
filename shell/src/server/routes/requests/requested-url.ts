/**
 * Parses the path and query of a request line against the site's origin.
 * Returns undefined for malformed percent-encoding.
 */
export function requestedUrl(path: string, siteUrl: string): URL | undefined {
  try {
    const url = new URL(`${siteUrl}/${path.replace(/^\/+/, '')}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

/** Whether a path has control characters or line separators, which no route matches. */
export const hasControls = ({ pathname }: URL) => /[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname));
