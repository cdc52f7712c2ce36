import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** Owners by the folder that a line of CODEOWNERS names, without its catch-all. */
const owners = new Map(
  readFileSync(join(root, 'CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/))
    .map(([folder = '', ...teams]) => [folder.replaceAll(/^\/|\/$/g, ''), teams]),
);

/** Returns the owners of a folder: the last matching line decides. */
const ownersOf = (folder: string) =>
  [...owners].findLast(([pattern]) => isNamedBy(pattern, folder))?.[1] ?? [];

const isNamedBy = (pattern: string, folder: string) =>
  pattern === folder || (pattern.endsWith('*') && folder.startsWith(pattern.slice(0, -1)));

/** Lists top-level folders and packages under version control. */
function foldersToOwn(): string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const folders = files.flatMap((file) => /^(packages\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(folders)].filter((folder) => existsSync(join(root, folder)));
}

describe('CODEOWNERS', () => {
  test('every top-level folder and every package has an owner', () => {
    expect(foldersToOwn().filter((folder) => !ownersOf(folder).length)).toEqual([]);
  });

  test('every folder that it names exists', () => {
    const folders = foldersToOwn();
    const isUnused = (pattern: string) =>
      !existsSync(join(root, pattern)) && !folders.some((folder) => isNamedBy(pattern, folder));
    expect([...owners.keys()].filter(isUnused)).toEqual([]);
  });

  test('its teams are those of the table in README.md', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const inTable = [...readme.matchAll(/^\| (\w+) team +\|/gm)].map(([, team]) => `@kaadu/${team}`);
    expect([...new Set([...owners.values()].flat())].sort()).toEqual(inTable.sort());
  });
});
