import type { AssetList } from './asset-list';

/**
 * Returns the font files of every first screen, relative to `/assets/`. Others load when a character uses
 * them.
 */
export function firstFonts({ files }: Pick<AssetList, 'files'>): string[] {
  return Object.keys(files).filter((path) => /(figtree-basic|kaushan-script-logo)\.[^/]*woff2$/.test(path));
}
