import { LRUCache } from 'lru-cache';
import { assetUrl } from '@kaadu/federation/release';
import { contentHash } from '../../worker-protocol/content-hash';
import type { AssetList } from '../../worker-protocol/asset-list';
import type { UsedFile } from './used-files';

/** A style sheet of the browser's. */
interface Sheet {
  /** From the site's root. */
  readonly address: string;
  /** The name by which a remote's own runtime looks for the sheet, so that it is not loaded twice. */
  readonly name: string;
  readonly text: string;
  readonly integrity: string;
}

/** The style sheets of a document, and their hashes for its content security policy. */
export interface InlineStyles {
  readonly tags: string;
  readonly hashes: readonly string[];
}

/** Characters up to which a sheet is written into the document. A larger one would be in the way of the content. */
const maxInlineLength = 64 * 1024;

/**
 * The style sheets of the shell and of the page's exposes, in the document itself: the first paint waits for no other
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
      tags.push(`<style data-href="${sheet.name}" data-address="${sheet.address}">${text}</style>`);
      hashes.push(hash);
    }
  }
  return { tags: tags.join(''), hashes };
}

const sheetOfShell = ({ sheets, files }: AssetList, path: string): Sheet => ({
  address: `/assets/${path}`,
  name: path,
  text: sheets[path] ?? '',
  integrity: files[path]?.integrity ?? '',
});

const sheetOfRemote = ({ remote: { release, styles }, path }: UsedFile): Sheet => ({
  address: assetUrl(release, path),
  name: path.replace(/^web\//, ''),
  text: styles[path] ?? '',
  integrity: release.files[path]?.integrity ?? '',
});

const linkTag = ({ address, name, integrity }: Sheet) =>
  `<link rel="stylesheet" href="${address}" data-href="${name}" integrity="${integrity}" crossorigin>`;

/** Sheets as they stand in documents, by address: a file never changes under its address. */
const inlineSheets = new LRUCache<string, { readonly text: string; readonly hash: string }>({ max: 500 });

function inlineSheet({ text: written, address }: Sheet) {
  const known = inlineSheets.get(address);
  if (known) return known;
  const text = inlineStyle(written, address);
  const inline = { text, hash: contentHash(text) };
  inlineSheets.set(address, inline);
  return inline;
}

/** An address in a sheet that is relative to the sheet. */
const relativeUrl = /url\(\s*(["']?)(?!["']|[a-z]+:|\/|#)([^"')]+?)\1\s*\)/gi;

/**
 * The text of a style sheet as it may stand in a document: what is relative to the sheet is relative to the site, and
 * nothing in it ends the element.
 * @param address of the sheet, from the site's root
 */
export function inlineStyle(text: string, address: string): string {
  return text
    .replaceAll(relativeUrl, (_match, quote: string, url: string) => {
      const { pathname, search, hash } = new URL(url, `http://site${address}`);
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    })
    .replaceAll(/<\/(?=style)/gi, String.raw`<\/`);
}
