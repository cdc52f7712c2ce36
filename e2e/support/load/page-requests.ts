import type { Answer } from './load';

/** Counter of the whole run: no URL is requested twice. */
let addresses = 0;

/** Returns the URL of a page that is in no cache. */
export function newAddress(): string {
  addresses += 1;
  return addresses % 2 === 0 ? `/stories?page=${addresses}` : `/experiences?page=${addresses}`;
}

/** Returns why a response is not a page; null if it is one. */
export function failureOf({ status, body }: Answer): string | null {
  if (status !== 200) return `status ${status}`;
  return body.startsWith('<!doctype html>') && body.endsWith('</html>') ? null : 'not a whole document';
}

/** Returns the version of a remote that rendered a page, read from the state in the page. */
export function versionIn(html: string, remote: string): string | undefined {
  const state = /<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return new RegExp(`"${remote}":\\{"version":"([^"]+)"`).exec(state ?? '')?.[1];
}
