import { secretFile } from '@kaadu/data-dir';

/** The secret that signs preview links on this machine; generated on first use, readable by its owner only. */
export function previewSecret(file: string): Promise<string> {
  return secretFile(file);
}
