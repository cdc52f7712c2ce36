import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { buildPackage } from './build-package';

/** Packages that other sites install, each after its dependencies. */
export const engine = [
  'safe-log',
  'node-runtime',
  'federation',
  'federation-build',
  'release-core',
  'release-host',
  'release-service',
  'release-cli',
];

const Workspace = z.object({ engines: z.object({ pnpm: z.string() }) });
const Packed = z.object({ name: z.string(), filename: z.string() });

/** A package as it would be published. */
export interface PackedPackage {
  readonly name: string;
  /** Path of its tarball. */
  readonly tarball: string;
}

/**
 * Builds the packages of the engine and packs them.
 * @param target folder of the tarballs, which is emptied first
 */
export async function packEngine(root: string, target: string): Promise<PackedPackage[]> {
  const { engines } = Workspace.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const packed: PackedPackage[] = [];
  for (const name of engine) {
    const folder = join(root, 'packages', name);
    await buildPackage(folder);
    packed.push(await pack(folder, engines.pnpm, target));
  }
  return packed;
}

/** Packs with pnpm, which resolves `catalog:` and `workspace:` to versions and applies `publishConfig`. */
async function pack(folder: string, pnpm: string, target: string): Promise<PackedPackage> {
  const args = ['--yes', `pnpm@${pnpm}`, 'pack', '--json', '--pack-destination', target];
  const { stdout } = await promisify(execFile)('npx', args, { cwd: folder });
  const { name, filename } = Packed.parse(JSON.parse(stdout));
  return { name, tarball: filename };
}
