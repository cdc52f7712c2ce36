import { pathToFileURL } from 'node:url';

let isRegistered = false;

/** Imports a module of the site, which may be TypeScript: not every version of Node that a site may run on compiles it. */
export async function importSiteModule(file: string): Promise<unknown> {
  const { register } = await import('tsx/esm/api');
  if (!isRegistered) register();
  isRegistered = true;
  return import(pathToFileURL(file).href);
}
