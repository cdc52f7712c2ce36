import { basename, dirname, join } from 'node:path';
import { copyPrivately, makeFolder, moveAside, namesIn, type BackupPart } from './part';

/**
 * Other files that a site cannot regenerate, by their name in the data folder. The rest of that folder is
 * derived (`images`, `builds`, `last-releases`) or belongs to one machine (`logs`, `banned-versions`,
 * `blocked-versions`).
 */
const names = [
  /** Private keys that were generated on this machine. */
  'keys',
  /** Tokens and audit log of the release service, and unpublished uploads. */
  'releases-service',
  /** Signs the tokens of pages. */
  'page-secret',
  'report-token',
  'secrets.json',
  'payment-sandbox',
  /** Photos, where they are not in a bucket. */
  'originals',
];

/**
 * Returns keys, secrets and other files of the data folder, with the key and trust list outside it.
 * @param outside absolute paths by their name in the backup
 */
export function dataFiles(
  dataDir: string,
  outside: Readonly<Record<string, string | undefined>>,
): BackupPart {
  const places = [
    ...names.map((name) => ({ name, path: join(dataDir, name) })),
    ...Object.entries(outside).flatMap(([name, path]) => (path === undefined ? [] : [{ name, path }])),
  ];
  const existing = async () => {
    const found = await Promise.all(
      places.map(async ({ path }) => (await namesIn(dirname(path))).includes(basename(path))),
    );
    return places.filter((_place, index) => found[index]);
  };
  return {
    name: 'keys',
    place: dataDir,
    isEmpty: async () => (await existing()).length === 0,
    async save(folder) {
      await makeFolder(folder);
      for (const { name, path } of await existing()) await copyPrivately(path, join(folder, name));
    },
    async restore(folder) {
      const saved = await namesIn(folder);
      for (const { name, path } of places) {
        await moveAside(path);
        if (!saved.includes(name)) continue;
        await makeFolder(dirname(path));
        await copyPrivately(join(folder, name), path);
      }
    },
  };
}
