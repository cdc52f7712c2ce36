/**
 * Bytes of a text in memory that threads share: they go from one to the other without being copied, and neither counts them.
 * For what many documents have in common.
 */
export function sharedBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  const shared = Buffer.from(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

export function isShared({ buffer }: Uint8Array): boolean {
  return buffer instanceof SharedArrayBuffer;
}
