import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateSandboxSecrets } from '../secrets';
import { type SandboxOptions, startSandbox } from '../start-sandbox';

export interface Delivery {
  readonly id: string;
  readonly signature: string;
  readonly body: string;
  readonly type: string;
}

/** Starts a shop that receives webhooks and responds with the status that a test sets. */
export async function startReceiver() {
  const deliveries: Delivery[] = [];
  const receiver = { status: 200, deliveries };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { event } = JSON.parse(body) as { event: string };
      const { 'x-razorpay-event-id': id, 'x-razorpay-signature': signature } = request.headers;
      deliveries.push({ id: String(id), signature: String(signature), body, type: event });
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/payments/webhook`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
}

/** Starts a sandbox with short delays in its own folder, and the shop that it notifies. */
export async function startTestSandbox(own: Partial<SandboxOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kaadu-payments-'));
  const receiver = await startReceiver();
  const waits = { retryMs: 20, pendingMs: 60, refundMs: 60 };
  const secrets = generateSandboxSecrets();
  const options = { port: 0, folder, webhookUrl: receiver.url, ...secrets, ...waits, ...own };
  let sandbox = await startSandbox(options);
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(sandbox.origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    receiver,
    secrets,
    folder,
    call,
    origin: () => sandbox.origin,
    restart: async (between: () => Promise<unknown> = async () => undefined) => {
      await sandbox.close();
      await between();
      sandbox = await startSandbox(options);
    },
    makeOrder: async (amount = 50_000): Promise<string> =>
      (await call('/v1/orders', { amount, currency: 'INR', receipt: 'r1' })).body.id,
    close: async () => {
      await sandbox.close();
      await receiver.close();
      await rm(folder, { recursive: true });
    },
  };
}
export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/** Waits until a condition holds. @throws Error after five seconds */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition was not met within 5 s.');
    await sleep(10);
  }
}
