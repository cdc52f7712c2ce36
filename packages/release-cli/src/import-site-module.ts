import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Whether this runs from an installed package, without a TypeScript compiler. The sources run with one already, and a
 * second one for the whole process would affect files that are loaded later.
 */
const isInstalled = extname(import.meta.filename) === '.js';
let isRegistered = false;

/** Imports a module of the site, which may be TypeScript even if this version of Node does not compile it. */
export async function importSiteModule(file: string): Promise<unknown> {
  if (isInstalled && !isRegistered) {
    const { register } = await import('tsx/esm/api');
    register();
    isRegistered = true;
  }
  return import(pathToFileURL(file).href);
}
