import type { AssetList } from './asset-list';

/**
 * Returns the path of the style sheet of notices, which few pages need: previews, saved copies, and pages
 * that the shell shows instead of others. It is built with the service worker.
 * @throws Error when the build lacks it
 */
export function noticeSheet({ files }: Pick<AssetList, 'files'>): string {
  const sheet = Object.keys(files).find((path) => /^styles\/service-worker\.[^/]+\.css$/.test(path));
  if (!sheet) throw new Error("The shell's build has no style sheet of the service worker");
  return sheet;
}
