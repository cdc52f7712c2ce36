import {
  imageUrl,
  site,
  storyFeedPath,
  slots,
  type ImagePreset,
  type PageMeta,
  slotNames,
  imagePresets,
} from '@kaadu/contracts';
import type { Release } from '@kaadu/federation/release';
import { escapeUTF8 as e } from 'entities/escape';
import { jsonForScript } from '../app/json-for-script';
import { describePage } from '../app/layout/describe-page';
import type { PageRef } from '../app/composition';
import { pageStateId, type PageState } from '../app/page-state';
import { scriptsId } from '../app/start-script';
import { assetUrl } from '../rendering/asset-url';
import type { ReleaseSet } from '../rendering/release-set';
import type { AssetList } from '../rendering/shell-assets';
import { openGraph } from './open-graph';

export interface DocumentOptions {
  readonly nonce: string;
  readonly url: URL;
  readonly meta: PageMeta;
  readonly set: ReleaseSet;
  /** The page, whose assets are needed at once; null for the shell's stand-in. */
  readonly page: PageRef | null;
  readonly state: PageState;
  readonly assets: AssetList;
}

/** The document up to where React's markup begins. */
export function documentHead(options: DocumentOptions): string {
  const { nonce, url, meta, state, assets } = options;
  const head = describePage(meta, url, state.origins);
  const used = usedFiles(options);
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">${[
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${e(head.title)}</title>`,
    `<meta name="description" content="${e(head.description)}">`,
    `<meta name="robots" content="${e(head.robots)}">`,
    `<link rel="canonical" href="${e(head.canonical)}">`,
    `<link rel="preconnect" href="${e(state.origins.apiUrl)}">`,
    `<script nonce="${nonce}">${assets.startScript}</script>`,
    preloadImage(meta, state.origins.apiUrl),
    ...fontFiles(assets).map(
      (path) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${path}" crossorigin>`,
    ),
    ...assets.styles.map((path) => styleLink(`/assets/${path}`, path, assets.files[path]?.integrity ?? '')),
    ...used.styles.map(({ release, path }) =>
      styleLink(assetUrl(release, path), path.replace(/^web\//, ''), release.files[path]?.integrity ?? ''),
    ),
    scriptTags(options, used.scripts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="${e(site.name)}: stories" href="${storyFeedPath}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#12402f">',
    ...openGraph(head, meta, state.origins.apiUrl),
    ...(meta.structuredData ?? []).map(
      (record) => `<script type="application/ld+json" nonce="${nonce}">${jsonForScript(record)}</script>`,
    ),
    `<script type="application/json" id="${pageStateId}" nonce="${nonce}">${jsonForScript(state)}</script>`,
  ].join('')}</head><body><div id="root">`;
}

/**
 * The shell's scripts, and preloads of the remotes'. They wait in a template for the start script; a page that search
 * engines may not show has little to show without them, so there they load at once.
 */
function scriptTags({ nonce, meta, assets }: DocumentOptions, used: readonly UsedFile[]): string {
  const tags = [
    ...assets.scripts.map(
      (path) =>
        `<script defer nonce="${nonce}" src="/assets/${path}" integrity="${assets.files[path]?.integrity ?? ''}" crossorigin></script>`,
    ),
    ...used.map(
      ({ release, path }) =>
        `<link rel="preload" as="script" nonce="${nonce}" href="${assetUrl(release, path)}" integrity="${release.files[path]?.integrity ?? ''}" crossorigin>`,
    ),
  ].join('');
  return meta.robots?.startsWith('noindex') ? tags : `<template id="${scriptsId}">${tags}</template>`;
}

interface UsedFile {
  readonly release: Release;
  readonly path: string;
}

/** The files of exactly the exposes that this page shows: no flash of unstyled content, and nothing unused is loaded. */
function usedFiles({ set, page }: DocumentOptions): { styles: UsedFile[]; scripts: UsedFile[] } {
  const uses: PageRef[] = [...slotNames.map((name) => slots[name]), ...(page ? [page] : [])];
  const styles = new Map<string, UsedFile>();
  const scripts = new Map<string, UsedFile>();
  for (const use of uses) {
    const release = set.remotes.get(use.remote)?.release;
    const assets = release?.exposes[use.expose];
    if (!release || !assets) continue;
    for (const path of assets.styles) styles.set(assetUrl(release, path), { release, path });
    for (const path of [release.web.entry, ...assets.scripts])
      scripts.set(assetUrl(release, path), { release, path });
  }
  return { styles: [...styles.values()], scripts: [...scripts.values()] };
}

/** `data-href` is the name by which the remote's own runtime looks for the sheet, so that it is not loaded twice. */
function styleLink(href: string, name: string, integrity: string): string {
  return `<link rel="stylesheet" href="${href}" data-href="${name}" integrity="${integrity}" crossorigin>`;
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

/** The font file that the first screen needs; the others load when a character uses them. */
function fontFiles(assets: AssetList): string[] {
  return Object.keys(assets.files).filter((path) => /figtree-latin-wght-normal\.[^/]*woff2$/.test(path));
}
