import { readStored, writeStored } from '@kaadu/browser-storage';
import { MessageId, MessageText } from '@kaadu/contracts/chat';
import * as z from 'zod/mini';

/** A message that the server has not acknowledged. */
export interface Outgoing {
  /** Id, the same for every attempt so that the message is stored once. */
  readonly id: string;
  readonly text: string;
  /** File of an image. */
  readonly file?: File;
  /** `failed`: sent again once there is a connection. `refused`: unchanged it would be refused again. */
  readonly state: 'sending' | 'failed' | 'refused';
  /** Reason of the refusal. */
  readonly problem: string | null;
}

// Session storage: it ends with the tab, so the next user of a shared computer cannot send it.
const area = 'sessionStorage';
/** Key of the visitor's own thread. */
const own = 'own';
const Stored = z.record(z.string(), z.array(z.object({ id: MessageId, text: MessageText })));

/** Storage of unsent texts over a reload. Images have to be chosen again. */
export interface OutgoingStorage {
  /**
   * Reads the unsent texts of a thread.
   * @param thread undefined for the visitor's own
   */
  read(thread?: number): readonly Outgoing[];
  write(outgoing: readonly Outgoing[], thread?: number): void;
  /** Returns the threads with unsent texts. */
  threads(): readonly number[];
}

/**
 * Creates the storage.
 * @param storageKey unique for each side of the chat
 */
export function outgoingStorage(storageKey: string): OutgoingStorage {
  function readAll(): z.infer<typeof Stored> {
    try {
      return Stored.safeParse(JSON.parse(readStored(storageKey, area) ?? '{}')).data ?? {};
    } catch (error) {
      console.warn(`Ignored unreadable text under ${storageKey}`, error);
      return {};
    }
  }
  return {
    read: (thread) =>
      (readAll()[thread ?? own] ?? []).map((one) => ({ ...one, state: 'sending', problem: null })),
    write(outgoing, thread) {
      const texts = outgoing.filter(({ file }) => !file).map(({ id, text }) => ({ id, text }));
      const { [thread ?? own]: _before, ...others } = readAll();
      const all = texts.length > 0 ? { ...others, [thread ?? own]: texts } : others;
      writeStored(storageKey, Object.keys(all).length > 0 ? JSON.stringify(all) : null, area);
    },
    threads: () =>
      Object.keys(readAll())
        .map(Number)
        .filter((thread) => Number.isInteger(thread)),
  };
}
