/** Maximum number of entries in a folder. */
export const maxFolderEntries = 20;

/** Folders exempt from the limit, each with the reason. */
const lists: ReadonlyMap<string, string> = new Map([
  ['', 'tools look for their configuration at the root'],
  ['docs/decisions', 'numbered: one file a decision'],
  ['packages/api/src/platform/database/migrations', 'numbered: one file a migration'],
  ['packages/api/src/platform/database/migrations/meta', 'generated: one snapshot a migration'],
]);

export interface LargeFolder {
  /** Path relative to the root of the workspace. */
  readonly where: string;
  readonly entries: number;
}

/** Lists folders with too many entries (files and folders), without the exempt ones, largest first. */
export function largeFolders(paths: readonly string[]): LargeFolder[] {
  return [...entriesOf(paths)]
    .map(([where, names]) => ({ where, entries: names.size }))
    .filter(({ where, entries }) => entries > maxFolderEntries && !lists.has(where))
    .sort((a, b) => b.entries - a.entries);
}

/** Returns the names in each folder that holds one of the paths. */
function entriesOf(paths: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const names = path.split('/');
    for (const [depth, name] of names.entries()) {
      const folder = names.slice(0, depth).join('/');
      const entries = folders.get(folder) ?? new Set();
      folders.set(folder, entries.add(name));
    }
  }
  return folders;
}
