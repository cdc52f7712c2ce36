import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { contractHash } from './contract-hash';

const Recorded = z.object({ version: z.string(), hash: z.string() });
const PackageJson = z.object({ version: z.string() });

const packageIn = (root: string) => join(root, 'packages', 'contracts', 'package.json');
const recordedIn = (root: string) => join(root, 'packages', 'contracts', 'contract.json');

async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Compares the current contract with the recorded one. */
export async function compareContract(root: string) {
  const { version } = await read(packageIn(root), PackageJson);
  const recorded = await read(recordedIn(root), Recorded);
  const current = { version, hash: contractHash(root) };
  return { recorded, current };
}

/** Describes how to fix an unrecorded contract; undefined when it is recorded. */
export function contractProblem({
  recorded,
  current,
}: Awaited<ReturnType<typeof compareContract>>): string | undefined {
  if (current.hash === recorded.hash && current.version === recorded.version) return undefined;
  return (
    'What crosses the boundary between shell, remotes and API has changed. Run "npm run tool record-contract", ' +
    'or "npm run tool record-contract major" if remotes built before the change stop working.'
  );
}

export type Step = 'minor' | 'major';

/** Returns the next version after one. */
export function raised(version: string, step: Step): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return step === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/**
 * Records the contract. If it has changed since its version was recorded, raises the version first.
 * @returns its version
 */
export async function recordContract(root: string, step: Step): Promise<string> {
  const { recorded, current } = await compareContract(root);
  const isChanged = current.version === recorded.version && current.hash !== recorded.hash;
  const version = isChanged ? raised(current.version, step) : current.version;
  const packageText = await readFile(packageIn(root), 'utf8');
  await writeFile(
    packageIn(root),
    packageText.replace(`"version": "${current.version}"`, `"version": "${version}"`),
  );
  await writeFile(recordedIn(root), `${JSON.stringify({ ...current, version }, null, 2)}\n`);
  return version;
}
