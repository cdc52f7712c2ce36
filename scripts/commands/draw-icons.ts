import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * `npm run tool draw-icons`: draws the home-screen icons from `favicon.svg`, the brand mark as a roundel of
 * 64 units. Systems crop maskable icons and guarantee only a circle of 80 % of the width
 * (https://www.w3.org/TR/appmanifest/#icon-masks). Their background therefore fills the square, and the mark
 * is smaller.
 */
const folder = join(import.meta.dirname, '../../shell/src/icons');
const roundel = await readFile(join(folder, 'favicon.svg'));
const ground = '#12402f';

async function draw(name: string, size: number, share: number, background: string): Promise<void> {
  const inner = Math.round(size * share);
  const mark = await sharp(roundel, { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const canvas = { width: size, height: size, channels: 4, background } as const;
  const icon = await sharp({ create: canvas })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
  await writeFile(join(folder, name), icon);
  process.stdout.write(`${name}: ${icon.length} bytes\n`);
}

const transparent = '#00000000';
await draw('icon-192.png', 192, 1, transparent);
await draw('icon-512.png', 512, 1, transparent);
await draw('icon-maskable-192.png', 192, 0.8, ground);
await draw('icon-maskable-512.png', 512, 0.8, ground);
await draw('apple-touch-icon.png', 180, 0.9, ground);
