import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { packagesOutside } from '../packages/packages-outside.mjs';

/**
 * Bundles a script of `commands` and runs it in this process. A long-running script then takes half the
 * memory that it would take in a child process with the compiler loaded.
 * @param {string} name without `.ts`
 * @param {readonly string[]} args
 * @param {string} root
 */
export async function runHere(name, args, root) {
  const outdir = join(root, 'node_modules', '.cache', 'kaadu-trails');
  await build({
    entryPoints: [join(root, 'scripts', 'commands', `${name}.ts`)],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
    plugins: [packagesOutside(root, 'devDependencies')],
  });
  await stop();
  process.chdir(root);
  process.argv.splice(1, Infinity, join(root, 'scripts', 'commands', `${name}.ts`), ...args);
  await import(pathToFileURL(join(outdir, `${name}.mjs`)).href);
}
