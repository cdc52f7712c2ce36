import { setTimeout as wait } from 'node:timers/promises';
import type { Letter, Messenger, TextMessage } from './messenger';

const attempts = 3;
const pauseMs = 1_000;

/**
 * Sends messages that are worth nothing later (one-time passwords) after the answer has gone out, trying a few times.
 * They are never stored: a database would keep the code in the clear.
 * @param pause waits between two tries
 * @param onFailure told when a message could not be sent; it must not be told to whom
 */
export function createPostOffice(
  messenger: Messenger,
  onFailure: (error: unknown) => void,
  pause: (ms: number) => Promise<unknown> = wait,
) {
  const pending = new Set<Promise<void>>();

  async function attempt(send: () => Promise<void>): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await send();
      } catch (error) {
        if (tried === attempts) return onFailure(error);
        await pause(pauseMs * tried);
      }
    }
  }

  function post(send: () => Promise<void>): void {
    // On its own turn of the event loop, so that nobody's answer waits for it.
    const sending = new Promise<void>((resolve) => setImmediate(resolve)).then(() => attempt(send));
    pending.add(sending);
    void sending.finally(() => pending.delete(sending));
  }

  return {
    letter: (letter: Letter) => post(() => messenger.sendLetter(letter)),
    text: (message: TextMessage) => post(() => messenger.sendText(message)),
    /** Resolves when everything posted so far was sent or given up. */
    settle: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
export type PostOffice = ReturnType<typeof createPostOffice>;
