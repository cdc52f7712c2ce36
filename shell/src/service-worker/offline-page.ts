import { site, telHref } from '@kaadu/contracts';
import { escapeHtml } from '../app/notices/escape-html';
import { formatTime } from '../app/notices/format-time';
import { noticePage } from '../app/notices/notice-page';
import type { OfflineAssets } from '../app/offline-assets';
import { documentHeaders } from './saved-copy';

/** A page that can be read without a connection. */
export interface SavedPage {
  readonly url: string;
  /** Title, escaped as in its document. */
  readonly title: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

/** Renders the page shown instead of one that is not saved. @param pages saved pages, the latest first */
export function offlinePage(
  pages: readonly SavedPage[],
  { styles, sheet, mark, apiUrl }: OfflineAssets,
): Response {
  const html = noticePage({
    title: 'You are offline',
    styles: [...styles, sheet],
    mark,
    main: `<h1>No signal out here</h1>
<p>The site cannot be reached just now, and this page is not saved on your device.</p>
<a class="notice-action" href="">Try again</a>
${savedPages(pages)}
<p>In a hurry? Call <a href="${telHref(site.supportPhone)}">${site.supportPhone}</a>. ${site.supportHours.label}.</p>`,
  });
  return new Response(html, { status: 503, headers: documentHeaders(apiUrl) });
}

function savedPages(pages: readonly SavedPage[]): string {
  if (pages.length === 0)
    return '<p>Pages that you open are saved on your device, to be read without a connection. There are none yet.</p>';
  const items = pages.map(({ url, title, savedAt }) => {
    const { pathname, search } = new URL(url);
    return `<li><a href="${escapeHtml(pathname + search)}">${title}</a> <small>Saved ${formatTime(savedAt)}</small></li>`;
  });
  return `<section aria-labelledby="saved-pages"><h2 id="saved-pages">Saved on your device</h2><p>You have opened these pages and can read them now. Prices, search and booking need a connection.</p><ul>${items.join('')}</ul></section>`;
}
