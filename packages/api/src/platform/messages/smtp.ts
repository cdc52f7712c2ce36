import { createTransport } from 'nodemailer';
import type { Messenger } from './messenger';

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/**
 * Sends e-mails by SMTP.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from the sender
 */
export function smtpSender(url: string, from: string): Messenger['sendEmail'] {
  const transport = createTransport({ url, ...timeouts });
  return async ({ to, subject, text, unsubscribeUrl }) => {
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      ...(unsubscribeUrl && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  };
}
