import { type Preview, signingKeyOf, signPreview } from '@kaadu/release-core';
import { dataDir, root } from '../../environment';
import type { CopiedStore } from './releases';

const hourMs = 3_600_000;

/** Creates a preview token, signed with the key of this run, for the shells of a copied store. */
export async function previewToken(
  { storeDir, channel }: Pick<CopiedStore, 'storeDir' | 'channel'>,
  remotes: Preview['remotes'],
  expires = Date.now() + hourMs,
): Promise<string> {
  const key = await signingKeyOf({ root, dataFolder: dataDir, store: storeDir }, Object.keys(remotes));
  return signPreview({ channel, remotes, expires }, key);
}
