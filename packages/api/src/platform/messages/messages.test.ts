import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parseEnv } from '../../env';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { chooseMessenger } from './choose-messenger';
import { deliverOutbox } from './deliver-outbox';
import { developmentOutbox } from './development-outbox';
import { createMailer } from './mailer';
import { queueMessage } from './outbox-repository';
import { smsGatewaySender } from './sms-gateway';
import { smtpSender } from './smtp';
import { outbox } from './tables';

/** A real SMTP server that keeps the e-mails it receives, or rejects every recipient. */
async function startSmtp(rejects = false) {
  const emails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(rejects ? new Error('no such person') : null),
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        emails.push(Buffer.concat(chunks).toString());
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    emails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('e-mails', () => {
  it('arrive by SMTP with the one-click unsubscribe headers', async () => {
    const smtp = await startSmtp();
    await smtpSender(
      smtp.url,
      'Kaadu <k@example.com>',
    )({
      to: 'mina@example.com',
      subject: 'ನಮಸ್ಕಾರ',
      text: 'Hello.\n.\nStill here.',
      unsubscribeUrl: 'https://api.example.com/newsletter/unsubscribe?token=t',
    });
    await smtp.close();
    expect(smtp.emails).toHaveLength(1);
    expect(smtp.emails[0]).toContain('To: mina@example.com');
    expect(smtp.emails[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(smtp.emails[0]).toContain('Still here.');
  });

  it('reject when the server rejects the recipient or cannot be reached', async () => {
    const smtp = await startSmtp(true);
    const send = smtpSender(smtp.url, 'k@example.com');
    await expect(send({ to: 'x@example.com', subject: '', text: '' })).rejects.toThrow(/no such person/);
    await smtp.close();
    await expect(send({ to: 'x@example.com', subject: '', text: '' })).rejects.toThrow();
  });
});

describe('text messages', () => {
  it('go to the gateway as JSON with the token, and reject on any status but 2xx', async () => {
    const seen: unknown[] = [];
    let status = 202;
    const gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push([request.method, request.headers.authorization, JSON.parse(body)]);
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    const send = smsGatewaySender(`http://127.0.0.1:${port}/send`, 'secret');
    await send({ to: '+919845012345', text: 'code' });
    expect(seen).toEqual([['POST', 'Bearer secret', { to: '+919845012345', text: 'code' }]]);
    status = 500;
    await expect(send({ to: '+919845012345', text: 'code' })).rejects.toThrow('status 500');
    await new Promise((resolve) => gateway.close(resolve));
  });
});

describe('the mailer', () => {
  it('reports a failure after three attempts', async () => {
    let attempts = 0;
    const failures: unknown[] = [];
    const mailer = createMailer(
      {
        sendEmail: () => {
          attempts += 1;
          return Promise.reject(new Error('down'));
        },
        sendSms: () => Promise.resolve(),
      },
      (error) => failures.push(error),
      1,
    );
    mailer.sendEmail({ to: 'a@b.in', subject: '', text: '' });
    await mailer.flush();
    expect([attempts, failures]).toEqual([3, [new Error('down')]]);
  });

  it('is done when a later attempt succeeds', async () => {
    const sent: string[] = [];
    let attempts = 0;
    const mailer = createMailer(
      {
        sendEmail: () => Promise.resolve(),
        sendSms: ({ to }) => {
          attempts += 1;
          if (attempts === 1) return Promise.reject(new Error('busy'));
          sent.push(to);
          return Promise.resolve();
        },
      },
      (error) => {
        throw error;
      },
      1,
    );
    mailer.sendSms({ to: '+919845012345', text: 'code' });
    await mailer.flush();
    expect([attempts, sent]).toEqual([2, ['+919845012345']]);
  });
});

describe('the development outbox', () => {
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail.example.com',
    SMS_GATEWAY_URL: 'https://sms.example.com',
    OTP_PEPPER: 'p'.repeat(32),
  };
  it('cannot be created in production', () => {
    expect(() => developmentOutbox(true)).toThrow('must not be used in production');
  });

  it('is not chosen in production', () => {
    expect(chooseMessenger(parseEnv(production)).outbox).toBeUndefined();
  });

  it('is not served unless it is given', async () => {
    const api = await startTestApi({ outbox: undefined, production: true });
    expect((await api.app.inject({ url: '/dev/outbox' })).statusCode).toBe(404);
    await api.close();
  });
});

describe('queued messages', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.delete(outbox));

  const queue = (recipient: string) =>
    queueMessage(api.db, { channel: 'email', recipient, subject: 's', body: 'b', dueAt: api.now() });

  it('are sent once by two concurrent processes, and then erased', async () => {
    for (let n = 0; n < 10; n += 1) await queue(`q${n}@example.com`);
    const sent: string[] = [];
    const messenger = {
      sendEmail: ({ to }: { to: string }) => Promise.resolve(void sent.push(to)),
      sendSms: () => Promise.resolve(),
    };
    const deliver = () => deliverOutbox(api.db, messenger, api.now(), () => undefined);
    await Promise.all([deliver(), deliver()]);
    expect(sent.sort()).toEqual(Array.from({ length: 10 }, (_, n) => `q${n}@example.com`));
    const rows = await api.db.select().from(outbox);
    expect(rows.map(({ recipient, body }) => recipient + body).join('')).toBe('');
  });

  it('are retried later when the mail server is down', async () => {
    await queue('later@example.com');
    const down = { sendEmail: () => Promise.reject(new Error('down')), sendSms: () => Promise.resolve() };
    const failures: unknown[] = [];
    expect(await deliverOutbox(api.db, down, api.now(), (error) => failures.push(error))).toBe(0);
    expect(failures).toHaveLength(1);
    const { messenger } = api.outbox;
    expect(await deliverOutbox(api.db, messenger, api.now(), () => undefined)).toBe(0);
    api.wait(30_000);
    expect(await deliverOutbox(api.db, messenger, api.now(), () => undefined)).toBe(1);
    expect(api.outbox.list('later@example.com')).toHaveLength(1);
  });
});
