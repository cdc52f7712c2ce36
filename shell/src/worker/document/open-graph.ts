import {
  defaultLanguage,
  imageUrl,
  languageTags,
  site,
  type Language,
  type PageMeta,
} from '@kaadu/contracts';
import { escapeUTF8 as e } from 'entities/escape';
import type { PageHead } from '../../app/layout/describe-page';

/**
 * Returns Open Graph tags for previews of links to a page (https://ogp.me), with the site's image by default
 * (§1).
 */
export function openGraph(
  head: PageHead,
  meta: PageMeta,
  apiUrl: string,
  language: Language = defaultLanguage,
): string[] {
  const image = imageUrl(apiUrl, meta.image ?? 'brand/share', 'share', { format: 'jpeg' });
  const properties: [string, string][] = [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:type', meta.type ?? 'website'],
    ['og:url', head.canonical],
    ['og:image', image],
    ['og:image:width', '1200'],
    ['og:image:type', 'image/jpeg'],
    ['og:image:height', '630'],
    ['og:image:alt', head.title],
    ['og:site_name', site.name],
    ['og:locale', languageTags[language].replace('-', '_')],
  ];
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${e(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:title" content="${e(head.title)}">`,
    `<meta name="twitter:description" content="${e(head.description)}">`,
    `<meta name="twitter:image" content="${e(image)}">`,
    `<meta name="twitter:image:alt" content="${e(head.title)}">`,
  ];
}
