import { oneLine } from '@kaadu/contracts/plain-text';
import { createTransport } from 'nodemailer';
import type { Messenger } from './messenger';

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Sends e-mails by SMTP. @param url `smtp://user:password@host:port` or `smtps://…` @param from sender */
export function smtpSender(url: string, from: string): Messenger['sendEmail'] {
  const transport = createTransport({ url, ...timeouts });
  const domain = /@([^\s@>]+)/.exec(from)?.[1];
  return async ({ to, subject, text, html, attachments, id, unsubscribeUrl }) => {
    await transport.sendMail({
      from,
      // As an address object: the library would parse text as a list, in which a comma adds a recipient.
      to: { name: '', address: oneLine(to) },
      subject: oneLine(subject),
      text,
      ...(html && { html }),
      ...(attachments && { attachments: [...attachments] }),
      ...(id && domain && { messageId: `<${id}@${domain}>` }),
      // Automatic messages must not trigger automatic replies, such as a notice of absence (RFC 3834).
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
      },
    });
  };
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
