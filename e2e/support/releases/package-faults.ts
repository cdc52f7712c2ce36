import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PackedPackage } from '../../../scripts/packages/pack-engine';

/** Returns what publint in strict mode finds in a tarball. */
export async function publishingFaults({ tarball }: PackedPackage): Promise<(string | undefined)[]> {
  const bytes = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/**
 * Unsupported resolutions: the packages are ES modules only, so `require` of CommonJS in TypeScript and the
 * resolution before Node 12 do not apply.
 */
const notForModules = ['node10', 'node16-cjs'];
const concernsModules = (problem: Problem) =>
  !('resolutionKind' in problem && notForModules.includes(problem.resolutionKind));

/** Returns what is wrong with the types of a tarball for ES modules. */
export async function typeFaults({ tarball }: PackedPackage): Promise<Problem[]> {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))));
  if (!result.types) throw new Error(`${result.packageName} has no types`);
  return result.problems.filter(concernsModules);
}
