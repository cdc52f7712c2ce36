import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** What a page of a few lines may weigh, in kilobytes: its scripts and styles, gzipped. */
const budget = { total: 8, exposes: { './page': 3 } };

const SitePackage = z.looseObject({
  releases: z.looseObject({
    budgets: z.record(z.string(), z.unknown()),
    remotes: z.record(z.string(), z.string()),
  }),
});
const ContractPackage = z.looseObject({ version: z.string() });

/** The files of the site that name each remote, with a new one: path from the root → text. */
export async function editedSiteFiles(root: string, remote: string): Promise<[string, string][]> {
  const edits: Readonly<Record<string, (text: string) => string>> = {
    'package.json': (text) => {
      const site = SitePackage.parse(JSON.parse(text));
      site.releases.budgets[remote] = budget;
      site.releases.remotes[remote] = `mfe-${remote}`;
      return formatted(site);
    },
    'packages/contracts/src/surface.ts': (text) =>
      replaced(text, /(export const remoteNames = \[.*?)(\] as const;)/, `$1, '${remote}'$2`),
    'packages/contracts/package.json': (text) => {
      const contract = ContractPackage.parse(JSON.parse(text));
      return formatted({ ...contract, version: nextMinor(contract.version) });
    },
    'jest.config.js': (text) =>
      replaced(text, /( +)'mfe-content\/src',\n/, (line, indent) => `${line}${indent}'mfe-${remote}/src',\n`),
    CODEOWNERS: (text) =>
      replaced(
        text,
        /((?:\/mfe-.*\n)+)/,
        (lines) => `${lines}${`/mfe-${remote}/`.padEnd(48)}@kaadu/platform\n`,
      ),
  };
  return Promise.all(
    Object.entries(edits).map(async ([path, edit]): Promise<[string, string]> => {
      const text = await readFile(join(root, path), 'utf8');
      try {
        return [path, edit(text)];
      } catch (error) {
        throw new Error(`${path} does not look as expected, so "${remote}" cannot be added to it`, {
          cause: error,
        });
      }
    }),
  );
}

type Replacement = string | ((match: string, ...groups: string[]) => string);

/** @throws Error when the pattern is not there */
function replaced(text: string, pattern: RegExp, replacement: Replacement): string {
  if (!pattern.test(text)) throw new Error(`there is no ${pattern.source}`);
  return typeof replacement === 'string'
    ? text.replace(pattern, replacement)
    : text.replace(pattern, replacement);
}

function formatted(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function nextMinor(version: string): string {
  const [major = '0', minor = '0'] = version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}
