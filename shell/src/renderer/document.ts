import {
  imageUrl,
  site,
  storyFeedPath,
  type ImagePreset,
  type PageMeta,
  imagePresets,
} from '@kaadu/contracts';
import { escapeUTF8 as e } from 'entities/escape';
import { jsonForScript } from '../app/json-for-script';
import { describePage } from '../app/layout/describe-page';
import type { PageRef } from '../app/composition';
import { previewNotice, type ShownPreview } from '../app/notices/preview-notice';
import { pageStateId, type PageState } from '../app/page-state';
import { scriptsId } from '../app/start-script';
import { assetUrl } from '@kaadu/federation/release';
import { noticeSheet } from '../rendering/notice-sheet';
import type { AssetList } from '../rendering/shell-assets';
import { openGraph } from './open-graph';
import type { LoadedSet } from './server-composition';
import { inlineStyles } from './style-sheets';
import { usedFiles, type UsedFile } from './used-files';

export interface DocumentOptions {
  readonly url: URL;
  readonly meta: PageMeta;
  readonly set: LoadedSet;
  /** The page, whose assets are needed at once; null for the shell's stand-in. */
  readonly page: PageRef | null;
  readonly state: PageState;
  readonly assets: AssetList;
  /** The document says that it is a page of this preview. */
  readonly preview?: ShownPreview | undefined;
}

/** The document up to where React's markup begins. */
export function documentHead(options: DocumentOptions): string {
  const { url, meta, set, page, state, assets, preview } = options;
  const head = describePage(meta, url, state.origins);
  const used = usedFiles(set, page);
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">${[
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${e(head.title)}</title>`,
    `<meta name="description" content="${e(head.description)}">`,
    `<meta name="robots" content="${e(head.robots)}">`,
    `<link rel="canonical" href="${e(head.canonical)}">`,
    `<link rel="preconnect" href="${e(state.origins.apiUrl)}">`,
    `<script>${assets.startScript}</script>`,
    preloadImage(meta, state.origins.apiUrl),
    ...fontFiles(assets).map(
      (path) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${path}" crossorigin>`,
    ),
    inlineStyles(assets, used.styles).tags,
    preview ? noticeStyles(assets) : '',
    scriptTags(options, used.scripts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="${e(site.name)}: stories" href="${storyFeedPath}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#12402f">',
    ...openGraph(head, meta, state.origins.apiUrl),
    ...(meta.structuredData ?? []).map(
      (record) => `<script type="application/ld+json">${jsonForScript(record)}</script>`,
    ),
    `<script type="application/json" id="${pageStateId}">${jsonForScript(state)}</script>`,
  ].join('')}</head><body>${preview ? previewNotice(preview) : ''}<div id="root">`;
}

/**
 * The shell's scripts, and preloads of the remotes'. They wait in a template for the start script; a page that search
 * engines may not show has little to show without them, so there they load at once.
 */
function scriptTags({ meta, assets }: DocumentOptions, used: readonly UsedFile[]): string {
  const tags = [
    ...assets.scripts.map(
      (path) =>
        `<script defer src="/assets/${path}" integrity="${assets.files[path]?.integrity ?? ''}" crossorigin></script>`,
    ),
    ...used.map(
      ({ remote: { release }, path }) =>
        `<link rel="preload" as="script" href="${assetUrl(release, path)}" integrity="${release.files[path]?.integrity ?? ''}" crossorigin>`,
    ),
  ].join('');
  return meta.robots?.startsWith('noindex') ? tags : `<template id="${scriptsId}">${tags}</template>`;
}

function noticeStyles(assets: AssetList): string {
  const path = noticeSheet(assets);
  return `<link rel="stylesheet" href="/assets/${path}" integrity="${assets.files[path]?.integrity ?? ''}" crossorigin>`;
}

function preloadImage({ preloadImage: image }: PageMeta, apiUrl: string): string {
  if (!image || !isPreset(image.preset)) return '';
  const [normal, double] = ([1, 2] as const).map((density) =>
    e(imageUrl(apiUrl, image.path, image.preset as ImagePreset, { density, format: 'avif' })),
  );
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${normal} 1x, ${double} 2x" fetchpriority="high">`;
}

function isPreset(preset: string): preset is ImagePreset {
  return Object.hasOwn(imagePresets, preset);
}

/** The font files that each first screen needs; the others load when a character uses them. */
function fontFiles(assets: AssetList): string[] {
  return Object.keys(assets.files).filter((path) =>
    /(figtree-basic|kaushan-script-logo)\.[^/]*woff2$/.test(path),
  );
}
