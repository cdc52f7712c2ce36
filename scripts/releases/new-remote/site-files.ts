import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Remotes = z.record(z.string(), z.string());
const ContractPackage = z.looseObject({ version: z.string() });

/** Edits of data files for a new remote, by path from the root. */
const edits: Readonly<Record<string, (data: unknown, remote: string) => object>> = {
  'packages/contracts/src/remotes.json': (data, remote) => ({
    ...Remotes.parse(data),
    [remote]: `mfe-${remote}`,
  }),
  'packages/contracts/package.json': (data) => {
    const contract = ContractPackage.parse(data);
    return { ...contract, version: nextMinor(contract.version) };
  },
};

/** Returns the site's files that change for a new remote: path from the root → text. */
export async function editedSiteFiles(root: string, remote: string): Promise<[string, string][]> {
  return Promise.all(
    Object.entries(edits).map(async ([path, edit]): Promise<[string, string]> => {
      const data: unknown = JSON.parse(await readFile(join(root, path), 'utf8'));
      return [path, `${JSON.stringify(edit(data, remote), null, 2)}\n`];
    }),
  );
}

function nextMinor(version: string): string {
  const [major = '0', minor = '0'] = version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}
