import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * An installed package runs where nothing compiles TypeScript. From its sources something does already, and a second
 * compiler for the whole process would change what becomes of every file that is loaded later.
 */
const isInstalled = extname(import.meta.filename) === '.js';
let isRegistered = false;

/** Imports a module of the site, which may be TypeScript: not every version of Node that a site may run on compiles it. */
export async function importSiteModule(file: string): Promise<unknown> {
  if (isInstalled && !isRegistered) {
    const { register } = await import('tsx/esm/api');
    register();
    isRegistered = true;
  }
  return import(pathToFileURL(file).href);
}
