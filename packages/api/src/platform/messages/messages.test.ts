import Fastify, { type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from '../../env';
import { startMailServer } from '../../testing/processes/mail-server';
import { createContentCache } from '../cache/content-cache';
import { createResponseCache } from '../cache/response-cache';
import { installErrors } from '../http/responses/errors';
import { registerRoutes } from '../http/register-routes';
import { chooseMessenger } from './choose-messenger';
import { type DevelopmentOutbox, developmentOutbox } from './development-outbox';
import { developmentRoutes } from './development-routes';
import { createMailer } from './mailer';
import { smsGatewaySender } from './sms-gateway';
import { smtpSender } from './smtp';

describe('e-mails', () => {
  it('arrive by SMTP with the one-click unsubscribe headers', async () => {
    const smtp = await startMailServer();
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
    expect(smtp.sources()).toHaveLength(1);
    expect(smtp.sources()[0]).toContain('To: mina@example.com');
    expect(smtp.sources()[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(smtp.sources()[0]).toContain('Still here.');
  });

  it('arrive with their HTML part and attachments, under the same id at every attempt', async () => {
    const smtp = await startMailServer();
    const send = smtpSender(smtp.url, 'Kaadu <k@example.com>');
    const content = 'BEGIN:VCALENDAR\nSUMMARY:ಕಾಡು\nEND:VCALENDAR\n';
    await send({
      to: 'mina@example.com',
      subject: 'Booked',
      text: 'Plain ₹1',
      html: '<p>Rich ₹1</p>',
      attachments: [{ filename: 'trip.ics', contentType: 'text/calendar; method=PUBLISH', content }],
      id: '7.1',
    });
    await smtp.close();
    const [email] = await smtp.emails();
    expect(email).toMatchObject({ messageId: '<7.1@example.com>', html: expect.stringContaining('Rich ₹1') });
    expect(email?.text).toContain('Plain ₹1');
    const [file] = email?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'trip.ics', mimeType: 'text/calendar', method: 'PUBLISH' });
    expect(file?.content).toBe(content);
  });

  it('reject when the server rejects the recipient or cannot be reached', async () => {
    const smtp = await startMailServer({ rejects: true });
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

describe('mailer', () => {
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

  it('succeeds at a later attempt', async () => {
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

/** Starts a server with the routes of an outbox alone. */
async function serve(outbox: DevelopmentOutbox, options: FastifyServerOptions = {}, open = false) {
  const app = Fastify(options);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  await registerRoutes(app, developmentRoutes(outbox, open), {
    responses: createResponseCache(createContentCache()),
    now: () => new Date(),
    limiter: { check: async () => undefined },
    requireUser: () => async () => undefined,
  });
  return app;
}

describe('the development outbox', () => {
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail.example.com',
    SMS_GATEWAY_URL: 'https://sms.example.com',
    OTP_PEPPER: 'p'.repeat(32),
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
  };
  it('cannot be created in production', () => {
    expect(() => developmentOutbox(true)).toThrow('must not be used in production');
  });

  it('is not chosen in production', () => {
    expect(chooseMessenger(parseEnv(production)).outbox).toBeUndefined();
  });

  it('shows HTML in a frame that runs no script, and attachments as files', async () => {
    const outbox = developmentOutbox(false);
    const app = await serve(outbox);
    const html = '<p>Hello <script>alert(1)</script></p>';
    const attachments = [{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN' }];
    await outbox.messenger.sendEmail({ to: 'a@b.in', subject: 's', text: 't', html, attachments });
    const get = (accept: string) => app.inject({ url: '/dev/outbox?to=a@b.in', headers: { accept } });
    expect((await get('application/json')).json()).toMatchObject({ data: [{ html, attachments }] });
    const page = (await get('text/html')).body;
    expect(page).toContain('<iframe sandbox');
    expect(page).not.toContain('<script>');
    expect(page).toContain(`download="a.ics" href="data:text/calendar;base64,${btoa('BEGIN')}"`);
    await app.close();
  });

  it('is served to this machine only, by the address of the socket', async () => {
    const app = await serve(developmentOutbox(false), { trustProxy: (_address, hop) => hop < 1 });
    const request = async (remoteAddress: string, headers = {}) => {
      const response = await app.inject({ url: '/dev/outbox', remoteAddress, headers });
      return [response.statusCode, response.json<{ message?: string }>().message];
    };
    for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await request(local)).toEqual([200, undefined]);
    const claim = { 'x-forwarded-for': '127.0.0.1' };
    const refused = [403, 'The development outbox is for this machine only, unless DEV_OUTBOX=open.'];
    expect(await request('192.168.1.7')).toEqual(refused);
    expect(await request('192.168.1.7', claim)).toEqual(refused);
    // A reverse proxy on this machine forwards requests of strangers.
    expect(await request('127.0.0.1', claim)).toEqual(refused);
    await app.close();
  });

  it.each([
    ['of another name, as after DNS rebinding', { host: 'evil.example:4000' }],
    ['of a name that begins like this machine', { host: 'localhost.evil.example' }],
    ['of a name that ends like an address', { host: 'evil.127.0.0.1.example' }],
    ['with a user in it', { host: 'localhost@evil.example' }],
    ['of another machine', { host: '192.168.1.7:4000' }],
    ['of this machine, to a page of another site', { host: 'localhost', origin: 'https://evil.example' }],
    ['of this machine, to a page without an origin', { host: 'localhost', origin: 'null' }],
    ['of this machine, to a page of another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('is not served under a Host %s', async (_what, headers) => {
    const app = await serve(developmentOutbox(false));
    const response = await app.inject({ url: '/dev/outbox', headers });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      403,
      'The development outbox is for this machine only, unless DEV_OUTBOX=open.',
    ]);
    await app.close();
  });

  it.each([
    'localhost:4000',
    'LOCALHOST',
    'localhost.',
    'api.localhost:4000',
    '127.0.0.1:4000',
    '127.8.9.1',
    '[::1]:4000',
  ])('is served under the Host %s', async (host) => {
    const app = await serve(developmentOutbox(false));
    expect((await app.inject({ url: '/dev/outbox', headers: { host } })).statusCode).toBe(200);
    await app.close();
  });

  it('is served to other machines when the environment allows it', async () => {
    const app = await serve(developmentOutbox(false), {}, true);
    expect((await app.inject({ url: '/dev/outbox', remoteAddress: '192.168.1.7' })).statusCode).toBe(200);
    await app.close();
  });
});
