import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface MailServerOptions {
  /** Port of a server that was closed before. Defaults to any free one. */
  readonly port?: number;
  /** Whether the server rejects every recipient. */
  readonly rejects?: boolean;
}

/** Starts a real SMTP server on this machine that stores received e-mails. Call `close` at the end. */
export async function startMailServer({ port = 0, rejects = false }: MailServerOptions = {}) {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(rejects ? new Error('no such person') : null),
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    /** Returns the raw messages, in order of arrival. */
    sources: () => received.map((email) => email.toString()),
    /** Returns the parsed e-mails, in order of arrival. */
    emails: (): Promise<Email[]> =>
      Promise.all(received.map((email) => PostalMime.parse(email, { attachmentEncoding: 'utf8' }))),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
