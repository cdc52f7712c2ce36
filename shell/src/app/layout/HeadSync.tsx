import { useOrigins } from '@kaadu/api-client/origins';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useComposition } from '../composition';
import { isPageResult } from '../pages/page-result';
import { describePage } from './describe-page';

/** Keeps title, description and canonical address right after navigations in the browser, and announces the page. */
export function HeadSync() {
  const { pathname, search } = useLocation();
  const origins = useOrigins();
  const composition = useComposition();
  const data = useMatches().at(-1)?.data;
  const announcer = useRef<HTMLDivElement>(null);
  const hydrated = useRef(false);

  useEffect(() => {
    if (!hydrated.current) {
      hydrated.current = true;
      return;
    }
    if (!isPageResult(data)) return;
    const url = new URL(pathname + search, origins.siteUrl);
    const head = describePage(composition.page(data.expose)?.meta?.(data.data, { url }) ?? {}, url, origins);
    document.title = head.title;
    setAttribute('meta[name="description"]', 'content', head.description);
    setAttribute('link[rel="canonical"]', 'href', head.canonical);
    setAttribute('meta[name="robots"]', 'content', head.robots);
    if (announcer.current) announcer.current.textContent = head.title;
  }, [pathname, search, data, origins, composition]);

  return <div ref={announcer} aria-live="polite" className="visually-hidden" />;
}

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
