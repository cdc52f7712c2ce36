import { join } from 'node:path';

/** An upload in progress or abandoned, in a folder of its own. */
export interface UploadOf {
  /** Each token has folders of its own, so that two teams cannot overwrite each other's uploads. */
  readonly tokenId: string;
  readonly remote: string;
  readonly version: string;
}

/** Folder of all uploads, in the service's own folder. */
export function uploadsIn(serviceFolder: string): string {
  return join(serviceFolder, 'uploads');
}

export function uploadFolder(uploads: string, { tokenId, remote, version }: UploadOf): string {
  return join(uploads, tokenId, remote, version);
}
