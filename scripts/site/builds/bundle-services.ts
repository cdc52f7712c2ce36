import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, stop } from 'esbuild';
import { packagesOutside } from '../../packages/packages-outside.mjs';

/** Files that a service reads at run time, copied from its `src` to the folder of its bundle. */
const companions: Readonly<Record<string, readonly string[]>> = {
  api: ['platform/database/migrations'],
};

/** Programs that a service runs as child processes, built from its `src` into the folder of its bundle. */
const programs: Readonly<Record<string, readonly string[]>> = {
  api: ['platform/database/pglite/create-database-process.ts', 'platform/images/encoder/image-process.ts'],
};

/** Returns the path of a service's bundle, relative to the project. */
export function bundleOf(service: string): string {
  return join('packages', service, 'dist', 'main.js');
}

/**
 * Bundles a service of `packages` (its `src/main.ts`) with its workspace packages into one file, which takes
 * half the memory of the sources and their compiler. npm packages stay external. An unchanged file is not
 * rewritten, because another process may be reading it.
 */
export async function bundleService(root: string, service: string): Promise<void> {
  const folder = join(root, 'packages', service);
  const outdir = dirname(join(root, bundleOf(service)));
  const { outputFiles } = await build({
    entryPoints: ['main.ts', ...(programs[service] ?? [])].map((entry) => join(folder, 'src', entry)),
    outdir,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'linked',
    write: false,
    logLevel: 'warning',
    plugins: [packagesOutside(folder)],
  });
  // The esbuild process would otherwise run as long as this one.
  await stop();
  await mkdir(outdir, { recursive: true });
  for (const { path, contents } of outputFiles) await writeChanged(path, contents);
  for (const companion of companions[service] ?? [])
    await cp(join(folder, 'src', companion), join(outdir, companion.split('/').at(-1) ?? ''), {
      recursive: true,
    });
}

async function writeChanged(path: string, contents: Uint8Array): Promise<void> {
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(contents)) return;
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, path);
}
