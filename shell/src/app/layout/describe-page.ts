import {
  defaultLanguage,
  inLanguage,
  site,
  type Language,
  type PageMeta,
  type SiteOrigins,
} from '@kaadu/contracts';
import { cutText } from '@kaadu/contracts/text';

/** Complete metadata of a page's head (§1), which the browser keeps up to date. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
}

/** Maximum length of a description, in characters (§1, §9). */
const descriptionLimit = 160;

/**
 * Completes a page's metadata with the product name as title suffix and the default description (§1).
 * @param url URL without the language's prefix
 * @param language language that the page is shown in
 */
export function describePage(
  meta: PageMeta,
  url: URL,
  { siteUrl }: Pick<SiteOrigins, 'siteUrl'>,
  language: Language = defaultLanguage,
): PageHead {
  return {
    title: withProductName(meta.title),
    description: cut(meta.description ?? site.description, descriptionLimit),
    canonical: `${siteUrl}${inLanguage(language, meta.canonical ?? url.pathname)}`,
    robots: meta.robots ?? 'index,follow',
  };
}

function withProductName(title: string | undefined): string {
  if (!title) return `${site.name}: ${site.tagline}`;
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}

/** Cuts a text at the end of a word and appends an ellipsis, within the limit. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = cutText(text, limit - 1);
  return `${head.slice(0, head.lastIndexOf(' '))}…`;
}
