import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the file that records the installed packages, and its expected content for this checkout.
 * @param {string} root
 */
export function installStamp(root) {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)));
  return { file: join(root, 'node_modules', '.installed'), content: hash.digest('hex') };
}
