import { readStored, writeStored } from '@kaadu/browser-storage';
import { MessageId, MessageText } from '@kaadu/contracts/chat';
import * as z from 'zod/mini';

/** A message that the server has not acknowledged. */
export interface Outgoing {
  /** The same for every attempt, so that it is stored once. */
  readonly id: string;
  readonly text: string;
  /** Of an image. */
  readonly file?: File;
  /** `failed`: it is sent again once there is a connection. `refused`: sent as it is, it would be refused again. */
  readonly state: 'sending' | 'failed' | 'refused';
  /** Why it was refused. */
  readonly problem: string | null;
}

// Ends with the tab: the next person at a shared computer does not send what somebody wrote.
const area = 'sessionStorage';
/** Of the visitor's own thread. */
const own = 'own';
const Stored = z.record(z.string(), z.array(z.object({ id: MessageId, text: MessageText })));

/** Texts that wait, over a reload; images have to be chosen again. */
export interface OutgoingStorage {
  /** @param thread undefined: the visitor's own */
  read(thread?: number): readonly Outgoing[];
  write(outgoing: readonly Outgoing[], thread?: number): void;
  /** Threads for which something waits. */
  threads(): readonly number[];
}

/** @param storageKey a name of its own for each side of the chat */
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
