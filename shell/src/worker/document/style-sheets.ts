import { LRUCache } from 'lru-cache';
import { assetUrl } from '@kaadu/federation/release';
import { contentHash } from '../../worker-protocol/content-hash';
import type { AssetList } from '../../worker-protocol/asset-list';
import type { UsedFile } from './used-files';

/** A style sheet of the browser build. */
interface Sheet {
  /** Path from the site's root. */
  readonly path: string;
  /** Name by which a remote's runtime looks up the sheet, so that it is not loaded twice. */
  readonly name: string;
  readonly text: string;
  readonly integrity: string;
}

/** Style sheets of a document, and their hashes for its content security policy. */
export interface InlineStyles {
  readonly tags: string;
  readonly hashes: readonly string[];
}

/** Maximum number of characters of an inlined sheet. A larger one would delay the content. */
const maxInlineLength = 64 * 1024;

/**
 * Inlines the style sheets of the shell and of the page's exposes, so that the first paint waits for no other
 * request (ADR 041).
 */
export function inlineStyles(assets: AssetList, used: readonly UsedFile[]): InlineStyles {
  const sheets = [...assets.styles.map((path) => sheetOfShell(assets, path)), ...used.map(sheetOfRemote)];
  const tags: string[] = [];
  const hashes: string[] = [];
  for (const sheet of sheets) {
    if (sheet.text.length > maxInlineLength) tags.push(linkTag(sheet));
    else {
      const { text, hash } = inlineSheet(sheet);
      tags.push(`<style data-href="${sheet.name}" data-address="${sheet.path}">${text}</style>`);
      hashes.push(hash);
    }
  }
  return { tags: tags.join(''), hashes };
}

const sheetOfShell = ({ sheets, files }: AssetList, path: string): Sheet => ({
  path: `/assets/${path}`,
  name: path,
  text: sheets[path] ?? '',
  integrity: files[path]?.integrity ?? '',
});

const sheetOfRemote = ({ remote: { release, styles }, path }: UsedFile): Sheet => ({
  path: assetUrl(release, path),
  name: path.replace(/^web\//, ''),
  text: styles[path] ?? '',
  integrity: release.files[path]?.integrity ?? '',
});

const linkTag = ({ path, name, integrity }: Sheet) =>
  `<link rel="stylesheet" href="${path}" data-href="${name}" integrity="${integrity}" crossorigin>`;

/** Inlined sheets by path. A file never changes at its path. */
const inlineSheets = new LRUCache<string, { readonly text: string; readonly hash: string }>({ max: 500 });

function inlineSheet({ text: written, path }: Sheet) {
  const known = inlineSheets.get(path);
  if (known) return known;
  const text = inlineStyle(written, path);
  const inline = { text, hash: contentHash(text) };
  inlineSheets.set(path, inline);
  return inline;
}

/** Pattern of a URL that is relative to the sheet. */
const relativeUrl = /url\(\s*(["']?)(?!["']|[a-z]+:|\/|#)([^"')]+?)\1\s*\)/gi;

/**
 * Prepares the text of a style sheet for a document: relative URLs are resolved against the site, and nothing
 * in it ends the element.
 * @param path path of the sheet from the site's root
 */
export function inlineStyle(text: string, path: string): string {
  return text
    .replaceAll(relativeUrl, (_match, quote: string, url: string) => {
      const { pathname, search, hash } = new URL(url, `http://site${path}`);
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    })
    .replaceAll(/<\/(?=style)/gi, String.raw`<\/`);
}
