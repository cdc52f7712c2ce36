import { join } from 'node:path';

/** An upload in progress or abandoned, in a folder of its own. */
export interface UploadOf {
  /** Token of the uploader. Each token has its own folders, so that two teams cannot overwrite each other's uploads. */
  readonly tokenId: string;
  readonly remote: string;
  readonly version: string;
}

/** Returns the folder of all uploads, in the service's own folder. */
export function uploadsIn(serviceFolder: string): string {
  return join(serviceFolder, 'uploads');
}

export function uploadFolder(uploads: string, { tokenId, remote, version }: UploadOf): string {
  return join(uploads, tokenId, remote, version);
}
