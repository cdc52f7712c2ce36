/** Origin that no site has: a path that leads away from it leads away from the console. */
const base = 'http://console.invalid';

/** Returns the page to show after signing in: the requested page of the console, or its first one. Never another site. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !URL.canParse(wanted, base)) return '/console';
  const { origin, pathname, search } = new URL(wanted, base);
  const isPage = /^\/console(\/|$)/.test(pathname) && !pathname.startsWith('/console/sign-');
  return origin === base && isPage ? pathname + search : '/console';
}
