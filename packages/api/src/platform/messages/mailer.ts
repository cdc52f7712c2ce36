import pRetry from 'p-retry';
import type { Email, Messenger, Sms } from './messenger';

const attempts = 3;

/**
 * Sends messages that are worth nothing later (one-time passwords) after the response has gone out, in three attempts.
 * They are never stored: a database would hold the code in clear text.
 * @param onFailure told of a message that could not be sent, but not of its recipient
 * @param firstDelayMs time between the first attempt and the second; the next delay is twice as long
 */
export function createMailer(
  messenger: Messenger,
  onFailure: (error: unknown) => void,
  firstDelayMs = 1_000,
) {
  const pending = new Set<Promise<void>>();

  function enqueue(send: () => Promise<void>): void {
    // In its own turn of the event loop, so that no response waits for it.
    const sending = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => pRetry(send, { retries: attempts - 1, minTimeout: firstDelayMs }))
      .catch(onFailure);
    pending.add(sending);
    void sending.finally(() => pending.delete(sending));
  }

  return {
    sendEmail: (email: Email) => enqueue(() => messenger.sendEmail(email)),
    sendSms: (sms: Sms) => enqueue(() => messenger.sendSms(sms)),
    /** Resolves when every message so far has been sent or given up. */
    flush: async (): Promise<void> => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
export type Mailer = ReturnType<typeof createMailer>;
