import { readStored, writeStored } from '@kaadu/browser-storage';
import * as z from 'zod/mini';
import type { Content } from './field';

const Stored = z.object({
  /** Version that the draft is based on; null for a new record. */
  version: z.nullable(z.int()),
  body: z.record(z.string(), z.unknown()),
});
/** Unsaved input of a record's form. */
export interface LocalDraft {
  readonly version: number | null;
  readonly body: Content;
}

const storageKey = (noun: string, record: string) => `contentDraft ${noun} ${record}`;

/** Reads the unsaved input of a record; null when there is none or it cannot be read. */
export function readLocalDraft(noun: string, record: string): LocalDraft | null {
  const stored = readStored(storageKey(noun, record));
  if (stored === null) return null;
  try {
    const draft = Stored.safeParse(JSON.parse(stored));
    return draft.success ? draft.data : null;
  } catch (error) {
    console.warn('Ignored an unreadable draft', error);
    return null;
  }
}

/**
 * Stores or removes the unsaved input of a record.
 * @param draft null once the server has it
 */
export function storeLocalDraft(noun: string, record: string, draft: LocalDraft | null): boolean {
  return writeStored(storageKey(noun, record), draft && JSON.stringify(draft));
}
