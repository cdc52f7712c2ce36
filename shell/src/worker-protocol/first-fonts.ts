import type { AssetList } from './asset-list';

/** The font files that each first screen needs; the others load when a character uses them. Paths relative to `/assets/`. */
export function firstFonts({ files }: Pick<AssetList, 'files'>): string[] {
  return Object.keys(files).filter((path) => /(figtree-basic|kaushan-script-logo)\.[^/]*woff2$/.test(path));
}
