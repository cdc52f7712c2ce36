import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Topology } from 'topojson-specification';
import { drawRegion } from './draw-region';

const themes = { day: 'packages/ui/src/styles/tokens.css', night: 'packages/ui/src/styles/dark.css' };

/** Path of the map, from the root of the repository. */
export const regionFile = 'mfe-content/src/shared/map/region.svg';

/** Draws the map for the data and the design tokens of the checkout at `root`. */
export async function drawCurrentRegion(root: string): Promise<string> {
  const require = createRequire(join(root, 'package.json'));
  const land: Topology = JSON.parse(await readFile(require.resolve('world-atlas/land-10m.json'), 'utf8'));
  const read = (file: string) => readFile(join(root, file), 'utf8');
  return drawRegion(land, { day: await read(themes.day), night: await read(themes.night) });
}
