import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { contractHash } from './contract-hash';

const Recorded = z.object({ version: z.string(), hash: z.string() });
const PackageJson = z.object({ version: z.string() });

const recordedIn = (root: string) => join(root, 'packages', 'contracts', 'contract.json');

async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The contract as its package says it is now, beside what was recorded of it last. */
export async function compareContract(root: string) {
  const { version } = await read(join(root, 'packages', 'contracts', 'package.json'), PackageJson);
  const recorded = await read(recordedIn(root), Recorded);
  const current = { version, hash: contractHash(root) };
  return { recorded, current };
}

/** What is wrong with a contract's version, and how to put it right; undefined when all is well. */
export function contractProblem({
  recorded,
  current,
}: Awaited<ReturnType<typeof compareContract>>): string | undefined {
  if (current.hash === recorded.hash && current.version === recorded.version) return undefined;
  if (current.version !== recorded.version) {
    return `Contract ${current.version} is not recorded yet. Run: npm run tool record-contract`;
  }
  return (
    `What crosses the boundary between shell, remotes and API has changed, but the contract is still ${current.version}. ` +
    'Raise "version" in packages/contracts/package.json (minor when older remotes go on working, major when not), ' +
    'then run: npm run tool record-contract'
  );
}

/** Records the contract under its version. @throws Error when it changed without a new version */
export async function recordContract(root: string): Promise<string> {
  const { recorded, current } = await compareContract(root);
  if (current.version === recorded.version && current.hash !== recorded.hash) {
    throw new Error(contractProblem({ recorded, current }));
  }
  await writeFile(recordedIn(root), `${JSON.stringify(current, null, 2)}\n`);
  return current.version;
}
