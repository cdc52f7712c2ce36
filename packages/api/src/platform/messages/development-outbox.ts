import type { Attachment, Messenger } from './messenger';

export interface OutboxEntry {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly Attachment[];
  readonly at: string;
}

const capacity = 500;

/**
 * Stores messages in memory instead of sending them, for development and tests.
 * @throws Error in production, where messages must be delivered
 */
export function developmentOutbox(production: boolean) {
  if (production) throw new Error('The development outbox must not be used in production');
  const entries: OutboxEntry[] = [];
  const add = (entry: Omit<OutboxEntry, 'at'>) => {
    entries.unshift({ ...entry, at: new Date().toISOString() });
    entries.length = Math.min(entries.length, capacity);
  };
  const messenger: Messenger = {
    sendEmail: async ({ to, subject, text, html, attachments }) =>
      add({ channel: 'email', to, subject, text, html: html ?? null, attachments: attachments ?? [] }),
    sendSms: async ({ to, text }) =>
      add({ channel: 'sms', to, subject: '', text, html: null, attachments: [] }),
  };
  return {
    messenger,
    /** Lists messages, the newest first. @param to address or number; omitted: all messages */
    list: (to?: string) => entries.filter((entry) => to === undefined || entry.to === to),
  };
}
export type DevelopmentOutbox = ReturnType<typeof developmentOutbox>;
