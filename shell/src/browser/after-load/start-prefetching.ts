import { withoutLanguage } from '@kaadu/contracts';
import type { PageResult } from '../../app/pages/page-result';
import { declaredPage, type DeclaredPage } from './declared-page';
import { isSlowConnection } from './is-slow-connection';
import type { PageServices, TakePrefetched } from './page-services';

/** Milliseconds that the pointer or the focus must stay on a link before its page is prefetched. */
const intentMs = 80;
/** Milliseconds for which a navigation uses a prefetched result. */
export const freshMs = 15_000;
/** Maximum number of cached results. */
const maxCached = 10;

interface CachedResult {
  readonly result: Promise<PageResult | undefined>;
  readonly at: number;
}

/**
 * Prefetches pages of the site: code and data of a link that a visitor points at, touches or focuses, and
 * only the code of links in view, unless the visitor saves data. Private pages are never prefetched.
 * @returns takes the fresh result for a URL, if there is one
 */
export function startPrefetching(services: PageServices): TakePrefetched {
  const cache = new Map<string, CachedResult>();
  followIntent((url) => {
    const page = pageBehind(services, url);
    if (!page || performance.now() - (cache.get(url.href)?.at ?? -freshMs) < freshMs) return;
    cache.delete(url.href);
    cache.set(url.href, { result: loadAhead(services, page, url), at: performance.now() });
    const [oldest] = cache.keys();
    if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  });
  if (!isSlowConnection()) followView(services);
  return (href) => {
    const found = cache.get(href);
    cache.delete(href);
    return found && performance.now() - found.at < freshMs ? found.result : undefined;
  };
}

/** Calls back with the URL of each link of the site that a visitor is about to follow. */
function followIntent(onIntent: (url: URL) => void): void {
  let pointedTo: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEvent = ({ type, target }: Event) => {
    const link = type === 'click' ? undefined : linkAround(target);
    if (link && link === pointedTo && type !== 'touchstart') return;
    pointedTo = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(() => onIntent(urlOf(link)), type === 'touchstart' ? 0 : intentMs);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click'])
    document.addEventListener(type, onEvent, { capture: true, passive: true });
}

/**
 * Loads the code of pages whose links come into view in the content, once each, while the browser is idle.
 */
function followView(services: PageServices): void {
  const loaded = new Set<string>();
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page =
        isIntersecting && target instanceof HTMLAnchorElement && pageBehind(services, urlOf(target));
      if (!page || loaded.has(page.expose)) continue;
      loaded.add(page.expose);
      whenIdle(() => void services.composition.loadPage(page).catch(() => loaded.delete(page.expose)));
    }
  });
  const observe = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
      if (linkAround(link)) observer.observe(link);
  };
  services.router.subscribe(({ navigation }) => {
    // React shows the page after this call.
    if (navigation.state === 'idle') setTimeout(observe, 500);
  });
  observe();
}

/** Returns the enclosing link if it leads, in this tab, to another URL of the site. */
function linkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  return link.pathname + link.search === location.pathname + location.search ? undefined : link;
}

/** Returns the URL as the router identifies it: without the fragment. */
function urlOf({ href }: HTMLAnchorElement): URL {
  const url = new URL(href);
  url.hash = '';
  return url;
}

function pageBehind(services: PageServices, url: URL): DeclaredPage | undefined {
  const page = declaredPage(services, url);
  return page?.isPrivate ? undefined : page;
}

/**
 * Runs a page's loader. Resolves to undefined if there is nothing to cache; the navigation then loads by
 * itself.
 */
async function loadAhead(
  { api, composition }: PageServices,
  { remote, expose, params }: DeclaredPage,
  url: URL,
): Promise<PageResult | undefined> {
  try {
    const page = { remote, expose };
    const { loader, keepsData } = await composition.loadPage(page);
    if (keepsData?.(new URL(location.href), url)) return undefined;
    const signal = AbortSignal.timeout(freshMs);
    return { page, status: 200, data: await loader?.({ api, params, url: withoutLanguage(url), signal }) };
  } catch {
    return undefined;
  }
}
