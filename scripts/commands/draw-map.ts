import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCurrentRegion, regionFile } from '../map/region-file';

/** `npm run tool draw-map`: draws the map of the region again after its data or the design tokens changed. */
const root = join(import.meta.dirname, '..', '..');
await writeFile(join(root, regionFile), await drawCurrentRegion(root));
process.stdout.write(`${regionFile} is drawn.\n`);
