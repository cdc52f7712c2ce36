import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasIntegrity } from '@kaadu/federation/integrity';
import { AssetList } from '../../worker-protocol/asset-list';

/** The shell's browser build, in memory. Paths are relative to `/assets/`. */
export interface ShellAssets extends AssetList {
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** Reads the browser build next to the running server. @throws Error when a file is missing or modified */
export async function readShellAssets(folder: string): Promise<ShellAssets> {
  const list = AssetList.parse(JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')));
  const bytes = new Map<string, Uint8Array>();
  for (const [path, { integrity }] of Object.entries(list.files)) {
    const content = await readFile(join(folder, 'web', path));
    if (!hasIntegrity(content, integrity))
      throw new Error(`${path} of the shell has changed since it was built`);
    bytes.set(path, content);
  }
  return { ...list, bytes };
}

/** Returns the text of a file. @throws Error when the build lacks it */
export function assetText({ bytes }: Pick<ShellAssets, 'bytes'>, path: string): string {
  const file = bytes.get(path);
  if (!file) throw new Error(`The shell's build has no ${path}`);
  return Buffer.from(file).toString('utf8');
}

/** Returns the brand mark, as SVG markup. */
export function brandMark(assets: Pick<ShellAssets, 'bytes'>): string {
  return assetText(assets, 'favicon.svg');
}
