/** Reads and decodes a cookie; null when it is absent, malformed, or cookies are blocked. */
export function readCookie(name: string): string | null {
  try {
    const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    return null; // Sandboxed documents throw on access, and a foreign value may not be valid percent-encoding.
  }
}

/** Sets a cookie for the whole site: SameSite=Lax, and Secure on https. @param maxAgeSeconds 0 removes it */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  } catch {
    // Sandboxed documents throw on access. The site works without the cookie, as in a browser that rejects
    // it.
  }
}
