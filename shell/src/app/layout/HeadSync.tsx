import { useOrigins } from '@kaadu/api-client/origins';
import { defaultLanguage } from '@kaadu/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useComposition } from '../composition';
import { isPageResult } from '../pages/page-result';
import { describePage } from './describe-page';
import classes from './Layout.module.css';

/**
 * Updates title, description and canonical URL after navigations in the browser, and announces the new page.
 */
export function HeadSync() {
  const { pathname, search } = useLocation();
  const origins = useOrigins();
  const composition = useComposition();
  const data = useMatches().at(-1)?.data;
  // The server wrote the head of the first page; only navigations change it.
  const [first] = useState(data);

  const head = useMemo(() => {
    if (data === first || !isPageResult(data)) return undefined;
    const url = new URL(pathname + search, origins.siteUrl);
    const page = data.page && composition.page(data.page);
    const language = data.page ? composition.languageOf(data.page) : defaultLanguage;
    return describePage(page?.meta?.(data.data, { url, language }) ?? {}, url, origins, language);
  }, [pathname, search, data, first, origins, composition]);
  useEffect(() => {
    if (head) composition.updateHead(head);
  }, [composition, head]);

  return (
    <div aria-live="polite" className={classes.Announcement}>
      {head?.title}
    </div>
  );
}
