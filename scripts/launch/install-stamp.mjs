import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file that tells which packages are installed, and what it says of those that the checkout needs.
 * @param {string} root
 */
export function installStamp(root) {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)));
  return { file: join(root, 'node_modules', '.installed'), content: hash.digest('hex') };
}
