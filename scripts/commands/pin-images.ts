import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtImages, pinImages } from '../production/pin-images';

/*
 * `npm run tool pin-images -- <file>`: writes names and digests of pushed images into deploy/kubernetes. The
 * file is the one of `docker buildx bake --metadata-file`.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the metadata file of docker buildx bake.');
const images = builtImages(JSON.parse(await readFile(file, 'utf8')), ['shell', 'api', 'service']);
const folder = join(import.meta.dirname, '..', '..', 'deploy', 'kubernetes');
for (const name of await readdir(folder)) {
  const manifest = await readFile(join(folder, name), 'utf8');
  const pinned = pinImages(manifest, images);
  if (pinned === manifest) continue;
  await writeFile(join(folder, name), pinned);
  process.stdout.write(`${name}: images have digests\n`);
}
