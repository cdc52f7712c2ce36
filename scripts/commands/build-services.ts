import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from '../packages/build-package';
import { engine } from '../packages/pack-engine';
import { Manifest, productionManifest } from '../production/production-manifest';
import { writeServiceProject } from '../production/service-project';
import { buildShellIfChanged } from '../site/builds/build-site';
import { bundleService } from '../site/builds/bundle-services';

/*
 * `tsx scripts/commands/build-services.ts shell|api|service`: builds the programs of an image
 * (deploy/Dockerfile). `--rewrite-manifests` reduces the package.json of the package, so that `pnpm deploy`
 * installs only external dependencies. Use it in the throw-away checkout of an image build.
 */
const root = join(import.meta.dirname, '..', '..');

/** Packages that shell/rspack.config.ts treats as external. */
const outsideShell = ['fastify', 'react', 'react-dom'];

interface Image {
  readonly build: () => Promise<void>;
  /** Packages whose manifests are rewritten, with their run-time dependencies; all by default. */
  readonly packages: readonly string[];
  readonly isOutside?: (name: string) => boolean;
}

const images: Readonly<Record<string, Image>> = {
  shell: {
    build: () => buildShellIfChanged(root, () => undefined),
    packages: ['shell'],
    isOutside: (name) => outsideShell.includes(name),
  },
  api: {
    build: () => bundleService(root, 'api'),
    packages: ['packages/api'],
    isOutside: (name) => !name.startsWith('@kaadu/'),
  },
  service: {
    build: async () => {
      for (const name of engine) await buildPackage(join(root, 'packages', name));
      await writeServiceProject(root, join(root, '.data', 'service-project'));
    },
    packages: engine.map((name) => join('packages', name)),
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'rewrite-manifests': { type: 'boolean', default: false } },
});
const image = images[positionals[0] ?? ''];
if (!image) throw new Error(`Unknown image. Choose from ${Object.keys(images).join(', ')}.`);
await image.build();
if (values['rewrite-manifests'])
  for (const folder of image.packages) {
    const file = join(root, folder, 'package.json');
    const manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
    await writeFile(file, `${JSON.stringify(productionManifest(manifest, image.isOutside), null, 2)}\n`);
  }
