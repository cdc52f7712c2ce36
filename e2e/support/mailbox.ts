import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server of a test's own, which keeps the letters that it is sent. */
export interface Mailbox {
  readonly url: string;
  /** The letters to an address, the newest last, as they came over the wire. */
  lettersTo(address: string): string[];
  stop(): Promise<void>;
}

export async function openMailbox(port: number): Promise<Mailbox> {
  const letters: { readonly to: readonly string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, text: Buffer.concat(chunks).toString('utf8') });
        callback();
      });
    },
  });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    lettersTo: (address) => letters.filter(({ to }) => to.includes(address)).map(({ text }) => text),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
