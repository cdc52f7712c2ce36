import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { site } from '@kaadu/contracts';
import subsetFont from 'subset-font';

/**
 * `npm run tool subset-fonts`: cuts the characters that nearly every page needs from the site's fonts, so
 * that the first screen downloads few bytes. Other characters come from the full files on demand
 * (`fonts.css`).
 */
const packages = createRequire(join(import.meta.dirname, '../../packages/ui/package.json'));
const folder = join(import.meta.dirname, '../../packages/ui/src/styles/fonts');
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** Characters besides ASCII; `unicode-range` in `fonts.css` lists the same. */
const basic = `${ascii}\u00a0°·×é–—‘’“”…`;

async function subset(name: string, file: string, characters: string): Promise<void> {
  const font = await readFile(packages.resolve(file));
  const part = await subsetFont(font, characters, { targetFormat: 'woff2' });
  await writeFile(join(folder, name), part);
  process.stdout.write(`${name}: ${part.length} of ${font.length} bytes\n`);
}

await mkdir(folder, { recursive: true });
const figtree = '@fontsource-variable/figtree/files/figtree';
await subset('figtree-basic.woff2', `${figtree}-latin-wght-normal.woff2`, basic);
await subset('figtree-rupee.woff2', `${figtree}-latin-ext-wght-normal.woff2`, '₹');
const kaushan = '@fontsource/kaushan-script/files/kaushan-script-latin-400-normal.woff2';
await subset('kaushan-script-basic.woff2', kaushan, basic);
await subset('kaushan-script-logo.woff2', kaushan, site.name);
