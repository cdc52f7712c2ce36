import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** An SMTP server that stores the e-mails it receives. */
export interface MailServer {
  readonly url: string;
  /** Returns the raw e-mails to an address, newest last. */
  emailsTo(address: string): string[];
  stop(): Promise<void>;
}

export async function startMailServer(port: number): Promise<MailServer> {
  const emails: { readonly to: readonly string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        emails.push({ to, text: Buffer.concat(chunks).toString('utf8') });
        callback();
      });
    },
  });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    emailsTo: (address) => emails.filter(({ to }) => to.includes(address)).map(({ text }) => text),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
