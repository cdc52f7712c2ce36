import { defaultLanguage, languageTags, type Language, type SiteOrigins } from '@kaadu/contracts';
import { assetUrl } from '@kaadu/federation/release';
import { escapeUTF8 as e } from 'entities/escape';
import type { PageRef } from '../../app/composition';
import { jsonForScript } from '../../app/json-for-script';
import { defaultLayout, type PageState } from '../../app/page-state';
import type * as z from 'zod/mini';
import { scriptsId } from '../../app/start-script';
import type { AssetList } from '../../worker-protocol/asset-list';
import { connectedOrigins } from '../../worker-protocol/connected-origins';
import { firstFonts } from '../../worker-protocol/first-fonts';
import type { LoadedSet } from '../server-composition';
import { inlineStyles } from './style-sheets';
import { usedFiles, type UsedFile } from './used-files';

/** Constant bytes in the heads of all documents of a page and release set. */
export interface StaticHead {
  /** The document up to its title. */
  readonly start: Buffer;
  readonly styles: Buffer;
  /** Hashes of the style sheets for the content security policy. */
  readonly styleHashes: readonly string[];
  /** Script elements, and preloads of the remotes' scripts. */
  readonly scripts: Buffer;
  /** Page state as JSON, up to the value of its last member, `loaderData`. */
  readonly state: Buffer;
}

/** Inputs of a static head, in addition to the release set. */
export interface HeadSource {
  readonly assets: AssetList;
  readonly origins: SiteOrigins;
}

interface CachedHead extends HeadSource {
  readonly head: StaticHead;
}

/**
 * Cached heads, by release set and page. Most of a document's head is constant, and three times as long as
 * the rest.
 */
const cache = new WeakMap<LoadedSet, Map<string, CachedHead>>();

/** Returns the static head of a page. @param page null for the shell's fallback */
export function staticHead(
  source: HeadSource,
  set: LoadedSet,
  page: PageRef | null,
  language: Language = defaultLanguage,
): StaticHead {
  const heads = cache.get(set) ?? new Map<string, CachedHead>();
  cache.set(set, heads);
  const key = `${language} ${page ? `${page.remote} ${page.expose}` : ''}`;
  const known = heads.get(key);
  if (known && known.assets === source.assets && known.origins === source.origins) return known.head;
  const head = makeHead(source, set, page, language);
  heads.set(key, { ...source, head });
  return head;
}

function makeHead(
  { assets, origins }: HeadSource,
  set: LoadedSet,
  page: PageRef | null,
  language: Language,
): StaticHead {
  const used = usedFiles(set, page);
  const { tags, hashes } = inlineStyles(assets, used.styles);
  const constant: Omit<z.input<typeof PageState>, 'loaderData'> = {
    build: `${assets.build}.${set.id}`,
    releases: set.page,
    // Only the server needs the parameters that a page is rendered by.
    routes: set.routes.map(({ query: _, layout, ...route }) => ({
      ...route,
      layout: layout === defaultLayout ? undefined : layout,
    })),
    ...(language !== defaultLanguage && { translated: translatedExposes(set, language) }),
    origins,
  };
  return {
    start: Buffer.from(documentStart(assets, origins, language)),
    styles: Buffer.from(tags),
    styleHashes: hashes,
    scripts: Buffer.from(scriptTags(assets, used.scripts)),
    state: Buffer.from(`${jsonForScript(constant).slice(0, -1)},"loaderData":`),
  };
}

/** Returns the exposes that have messages of a language, by remote. */
function translatedExposes(set: LoadedSet, language: Language): Record<string, string[]> {
  const entries = [...set.remotes].map(([name, { release }]) => {
    const exposes = Object.entries(release.languages ?? {}).filter(([, known]) => known.includes(language));
    return [name, exposes.map(([expose]) => expose)] as const;
  });
  return Object.fromEntries(entries.filter(([, exposes]) => exposes.length > 0));
}

function documentStart(assets: AssetList, origins: SiteOrigins, language: Language): string {
  return [
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...connectedOrigins(origins).map((origin) => `<link rel="preconnect" href="${e(origin)}">`),
    `<script>${assets.startScript}</script>`,
    ...firstFonts(assets).map(
      (path) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${path}" crossorigin>`,
    ),
  ].join('');
}

function scriptTags(assets: AssetList, used: readonly UsedFile[]): string {
  return [
    ...assets.scripts.map(
      (path) =>
        `<script defer src="/assets/${path}" integrity="${assets.files[path]?.integrity ?? ''}" crossorigin></script>`,
    ),
    ...used.map(
      ({ remote: { release }, path }) =>
        `<link rel="preload" as="script" href="${assetUrl(release, path)}" integrity="${release.files[path]?.integrity ?? ''}" crossorigin>`,
    ),
  ].join('');
}

/**
 * Returns the markup around the scripts. Usually they wait in a template for the start script. A page hidden
 * from search engines has little content without scripts, so it loads them at once.
 */
export function aroundScripts(robots: string | undefined): readonly [before: string, after: string] {
  return robots?.startsWith('noindex') ? ['', ''] : [`<template id="${scriptsId}">`, '</template>'];
}
