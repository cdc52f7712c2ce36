import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the nearest file of a name in a folder or any folder above it; undefined if there is none. */
export function findAbove(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const above = dirname(folder);
  return above === folder ? undefined : findAbove(above, name);
}
