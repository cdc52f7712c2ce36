import { join, relative } from 'node:path';
import { packEngine } from '../packages/pack-engine';

/** `npm run packages`: builds the packages of the engine, and packs them as they would be published. */
const root = join(import.meta.dirname, '..', '..');
const packed = await packEngine(root, join(root, '.data', 'packages'));
for (const { name, tarball } of packed)
  process.stdout.write(`${name}: ${relative(process.cwd(), tarball)}\n`);
