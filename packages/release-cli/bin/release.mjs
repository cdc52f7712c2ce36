#!/usr/bin/env node
/**
 * Entry point of the `release` command in this repository; other sites run `dist/cli.js`. Compiling the sources would take
 * most of a command's time and delay rollbacks. Commands that neither build nor serve therefore run from a bundle, which is
 * rebuilt when the sources change. Plain JavaScript, because it runs before anything is compiled.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bundles = join(root, 'node_modules', '.cache', 'release');
const require = createRequire(import.meta.url);
const core = dirname(require.resolve('@kaadu/release-core'));
/** Resolves dependencies of the core that the command itself lacks. */
const requireFromCore = createRequire(join(core, 'index.ts'));
const dayMs = 86_400_000;

/** Plugin that leaves the large S3 client out of the bundle and resolves it from the core. */
const bucketClient = {
  name: 'bucket-client',
  setup({ onResolve }) {
    onResolve({ filter: /^@aws-sdk\// }, ({ path }) => ({
      path: pathToFileURL(requireFromCore.resolve(path)).href,
      external: true,
    }));
  },
};

/** Commands that load the site's own modules, which are TypeScript. */
const needSources = ['init', 'new', 'dev', 'build', 'verify', 'publish', 'import', 'serve'];

if (process.argv.slice(2).some((word) => needSources.includes(word))) await runSources();
else {
  const bundle = await upToDateBundle();
  if (bundle) await import(pathToFileURL(bundle).href);
  else await runSources();
}

async function runSources() {
  await import('tsx');
  await import('../src/cli.ts');
}

/** Returns the bundle of the current sources; undefined if it cannot be written, for example on a read-only disk. */
async function upToDateBundle() {
  try {
    const folder = join(bundles, stampOfSources());
    const bundle = join(folder, 'cli.mjs');
    if (!existsSync(bundle)) await makeBundle(folder);
    return bundle;
  } catch (error) {
    if (process.env.DEBUG) process.stderr.write(`release: no bundle: ${error}\n`);
    return undefined;
  }
}

/** Returns a stamp that changes with every source file and with the installed versions of libraries. */
function stampOfSources() {
  const bundled = ['@kaadu/federation/release', '@kaadu/node-runtime/data-dir'].map((name) =>
    dirname(requireFromCore.resolve(name)),
  );
  const files = [join(root, 'src'), core, ...bundled].flatMap(filesBelow);
  const stamped = [...files, fileURLToPath(import.meta.url), join(root, 'package.json')];
  const newest = Math.max(...stamped.map((file) => statSync(file).mtimeMs), installedAt());
  return `${Math.round(newest)}-${files.length}`;
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Returns the time at which the bundled libraries were installed. */
function installedAt() {
  const libraries = [
    require.resolve('commander'),
    ...['eventsource-parser', 'p-retry', 'p-timeout', 'zod'].map((name) => requireFromCore.resolve(name)),
  ];
  return Math.max(...libraries.map((file) => statSync(file).ctimeMs));
}

async function makeBundle(folder) {
  const { build } = await import('esbuild');
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(bundles, { recursive: true });
  await build({
    entryPoints: [join(root, 'src', 'cli.ts')],
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'silent',
    // Needed only by commands that run from the sources, or large and needed only for buckets.
    external: [
      '@kaadu/federation-build/inspection',
      '@kaadu/release-service',
      '@rspack/*',
      'typescript',
      'fastify',
      '@fastify/*',
      'semver',
      'tsx/*',
    ],
    plugins: [bucketClient],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process has built the same bundle in the meantime.
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOld(folder);
}

/** Keeps recent bundles, because a running command may still load chunks of an older one. */
function removeOld(present) {
  for (const name of readdirSync(bundles)) {
    const folder = join(bundles, name);
    if (folder !== present && Date.now() - statSync(folder).mtimeMs > dayMs)
      rmSync(folder, { recursive: true, force: true });
  }
}
