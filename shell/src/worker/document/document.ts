import {
  defaultLanguage,
  imageUrl,
  languageAlternates,
  site,
  splitLanguage,
  storyFeedPath,
  withoutLanguage,
  type ImagePreset,
  type PageMeta,
  imagePresets,
} from '@kaadu/contracts';
import { escapeUTF8 as e } from 'entities/escape';
import { jsonForScript } from '../../app/json-for-script';
import { describePage, type PageHead } from '../../app/layout/describe-page';
import type { PageRef } from '../../app/composition';
import { previewNotice, type ShownPreview } from '../../app/notices/preview-notice';
import { pageStateId, type PageState } from '../../app/page-state';
import { noticeSheet } from '../../worker-protocol/notice-sheet';
import type { AssetList } from '../../worker-protocol/asset-list';
import { openGraph } from './open-graph';
import { languageInSet, type LoadedSet } from '../server-composition';
import { aroundScripts, staticHead, type HeadSource } from './static-head';

export interface DocumentOptions extends HeadSource {
  readonly url: URL;
  readonly meta: PageMeta;
  readonly set: LoadedSet;
  /** Page, whose assets are needed at once; null for the shell's fallback. */
  readonly page: PageRef | null;
  /** Loader results of the matched routes, by route id. */
  readonly loaderData: PageState['loaderData'];
  /** Preview to show a notice about in the document. */
  readonly preview?: ShownPreview | undefined;
}

/** Links of every document, after its scripts. */
const commonLinks = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  `<link rel="alternate" type="application/rss+xml" title="${e(site.name)}: stories" href="${storyFeedPath}">`,
  '<meta name="color-scheme" content="light dark">',
  '<meta name="theme-color" content="#12402f">',
].join('');

/** Returns the document up to React's markup, in chunks. */
export function documentHead(options: DocumentOptions): (string | Uint8Array)[] {
  const { url, meta, set, page, origins, assets, loaderData, preview } = options;
  const { language } = splitLanguage(url.pathname);
  const shown = page ? languageInSet(set, page, language) : defaultLanguage;
  const head = describePage(meta, withoutLanguage(url), origins, shown);
  const { start, styles, scripts, state } = staticHead(options, set, page, language);
  const [beforeScripts, afterScripts] = aroundScripts(meta.robots);
  return [
    start,
    [
      `<title>${e(head.title)}</title>`,
      `<meta name="description" content="${e(head.description)}">`,
      `<meta name="robots" content="${e(head.robots)}">`,
      `<link rel="canonical" href="${e(head.canonical)}">`,
      alternateLinks(options, head),
      preloadImage(meta, origins.apiUrl),
    ].join(''),
    styles,
    `${preview ? noticeStyles(assets) : ''}${beforeScripts}`,
    scripts,
    [
      afterScripts,
      commonLinks,
      ...openGraph(head, meta, origins.apiUrl, shown),
      ...(meta.structuredData ?? []).map(
        (record) => `<script type="application/ld+json">${jsonForScript(record)}</script>`,
      ),
      `<script type="application/json" id="${pageStateId}">`,
    ].join(''),
    state,
    `${jsonForScript(loaderData)}}</script></head><body>${preview ? previewNotice(preview) : ''}<div id="root">`,
  ];
}

/** Links to the same page in the other languages, for search engines. */
function alternateLinks({ set, page, meta, url, origins }: DocumentOptions, { robots }: PageHead): string {
  const known = page ? set.remotes.get(page.remote)?.release.languages?.[page.expose] : undefined;
  if (!known || robots.startsWith('noindex')) return '';
  const path = meta.canonical ?? withoutLanguage(url).pathname;
  return languageAlternates(path, origins.siteUrl)
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${e(href)}">`)
    .join('');
}

function noticeStyles(assets: AssetList): string {
  const path = noticeSheet(assets);
  return `<link rel="stylesheet" href="/assets/${path}" integrity="${assets.files[path]?.integrity ?? ''}" crossorigin>`;
}

function preloadImage({ preloadImage: image }: PageMeta, apiUrl: string): string {
  if (!image || !isPreset(image.preset)) return '';
  const [normal, double] = ([1, 2] as const).map((density) =>
    e(imageUrl(apiUrl, image.path, image.preset as ImagePreset, { density })),
  );
  return `<link rel="preload" as="image" imagesrcset="${normal}, ${double} 2x" fetchpriority="high">`;
}

function isPreset(preset: string): preset is ImagePreset {
  return Object.hasOwn(imagePresets, preset);
}
