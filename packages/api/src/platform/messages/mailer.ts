import pRetry from 'p-retry';
import type { Email, Messenger, Sms } from './messenger';

const attempts = 3;

/**
 * Sends short-lived messages (one-time passwords) after the response, in up to three attempts. They are never
 * stored, because the database would hold the code in clear text.
 * @param onFailure receives the error of a message that could not be sent, without its recipient
 * @param firstDelayMs delay before the second attempt, in milliseconds; it doubles before the third
 */
export function createMailer(
  messenger: Messenger,
  onFailure: (error: unknown) => void,
  firstDelayMs = 1_000,
) {
  const pending = new Set<Promise<void>>();

  function enqueue(send: () => Promise<void>): void {
    // Deferred, so that no response waits for it.
    const sending = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => pRetry(send, { retries: attempts - 1, minTimeout: firstDelayMs }))
      .catch(onFailure);
    pending.add(sending);
    void sending.finally(() => pending.delete(sending));
  }

  return {
    sendEmail: (email: Email) => enqueue(() => messenger.sendEmail(email)),
    sendSms: (sms: Sms) => enqueue(() => messenger.sendSms(sms)),
    /** Resolves when every message has been sent or has failed. */
    flush: async (): Promise<void> => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
export type Mailer = ReturnType<typeof createMailer>;
