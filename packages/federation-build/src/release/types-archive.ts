import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import * as z from 'zod';

/** Name of the archive, and of the folder that consumers unpack. */
const folder = '@mf-types';
/**
 * Folder of the compiled declarations in the archive. It mirrors the folder of the TypeScript configuration.
 */
const compiled = 'compiled-types/';

/**
 * Returns the options with which `ModuleFederationPlugin` emits the declarations of a container's exposes.
 */
export function typesOptions(tsConfigPath: string) {
  return {
    consumeTypes: false,
    displayErrorInTerminal: true,
    generateTypes: {
      tsConfigPath,
      typesFolder: folder,
      abortOnError: true,
      // In this process, because a child process would outlive a build that fails.
      compileInChildProcess: false,
      deleteTypesFolder: true,
      extractRemoteTypes: false,
      extractThirdParty: false,
      generateAPITypes: true,
    },
  } as const;
}

/**
 * Rewrites a types archive to be self-contained and reproducible: packages of the workspace move to where
 * their names resolve, and files have no timestamps.
 * @param web folder of the browser build
 * @param tsConfig TypeScript configuration that the declarations were compiled with
 */
export async function finishTypesArchive(web: string, tsConfig: string): Promise<void> {
  const path = join(web, `${folder}.zip`);
  const workspace = dirname(tsConfig);
  const packages = new Map<string, Package | undefined>();
  const files: Record<string, Uint8Array> = {};
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(path)))) {
    const [, location = ''] = /^compiled-types\/(packages\/[^/]+)\//.exec(name) ?? [];
    if (!packages.has(location))
      packages.set(location, await readPackage(join(workspace, location), location));
    const owner = packages.get(location);
    const moved = owner ? name.replace(`${compiled}${location}/`, folderOf(owner)) : name;
    if (!moved.endsWith('/')) files[moved] = bytes;
  }
  for (const owner of packages.values())
    if (owner) files[`${folderOf(owner)}package.json`] = strToU8(JSON.stringify(declaring(owner)));
  const sorted = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(path, zipSync(Object.fromEntries(sorted), { mtime: earliest }));
}

/** Earliest date that a ZIP archive can express. */
const earliest = new Date(1980, 0, 1);

const Package = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });
type Package = z.infer<typeof Package>;

async function readPackage(path: string, location: string): Promise<Package | undefined> {
  const file = join(path, 'package.json');
  if (!location || !existsSync(file)) return undefined;
  const parsed = Package.safeParse(JSON.parse(await readFile(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}

const folderOf = ({ name }: Package) => `${compiled}node_modules/${name}/`;

/** Creates a `package.json` whose exports point at the declarations of the sources. */
function declaring({ name, exports }: Package) {
  const declarations = Object.entries(exports)
    .filter(([, source]) => /\.tsx?$/.test(source))
    .map(([specifier, source]) => [specifier, source.replace(/\.tsx?$/, '.d.ts')]);
  return { name, version: '0.0.0', exports: Object.fromEntries(declarations) };
}
