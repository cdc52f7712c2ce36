import { installDrain } from '@kaadu/node-runtime/graceful-close';
import { addRetryAfter } from '@kaadu/http-guards';
import Fastify, { type FastifyInstance } from 'fastify';
import { resumePayments } from './bank/payments';
import { resumeRefunds } from './bank/refunds';
import { Behaviour } from './behaviour';
import { registerCheckout } from './checkout/checkout-routes';
import type { Context } from './context';
import type { SandboxSecrets } from './secrets';
import { registerApi } from './server/api-routes';
import { registerControl } from './server/control-routes';
import { installErrors } from './server/errors';
import { refuseForeignHosts } from './server/foreign-hosts';
import { openStore } from './store/open-store';
import { createTimers } from './timers';
import { startWebhooks } from './webhooks/webhooks';

export interface SandboxOptions extends SandboxSecrets {
  /** Port to listen on; 0 for any free port. */
  readonly port: number;
  /** Folder of the records, which the next start reads. */
  readonly folder: string;
  /** URL to which webhooks are posted; a function if it is known only later. */
  readonly webhookUrl: string | (() => string);
  /** Delay in milliseconds after a failed delivery of a webhook, doubled each time. Defaults to 1000. */
  readonly retryMs?: number;
  /** Delay until a pending payment is captured, in milliseconds. Defaults to 8000. */
  readonly pendingMs?: number;
  /** Delay until a refund is processed, in milliseconds. Defaults to 2000. */
  readonly refundMs?: number;
}

export interface Sandbox {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a payment gateway on this machine in which no money moves. It resumes the state in its folder. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, folder, webhookUrl, webhookSecret, keyId, keySecret } = options;
  const store = openStore(folder);
  const timers = createTimers();
  const { retryMs = 1_000, pendingMs = 8_000, refundMs = 2_000 } = options;
  const url = typeof webhookUrl === 'string' ? () => webhookUrl : webhookUrl;
  const webhooks = startWebhooks({ store, timers, url, secret: webhookSecret, retryMs });
  const waits = { pendingMs, refundMs };
  const behaviour = Behaviour.parse({});
  const outages = new Set<string>();
  const context: Context = { store, timers, webhooks, waits, keyId, keySecret, behaviour, outages };
  resumePayments(context);
  resumeRefunds(context);
  const app = createServer(context);
  const close = async () => {
    await app.close();
    timers.close();
    await webhooks.close();
    store.close();
  };
  try {
    await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: app.listeningOrigin, close };
}

function createServer(context: Context): FastifyInstance {
  const app = Fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    logger: false,
  });
  installDrain(app);
  addRetryAfter(app);
  installErrors(app);
  refuseForeignHosts(app);
  app.get('/readyz', async () => ({ status: 'ready' }));
  registerApi(app, context);
  registerControl(app, context);
  registerCheckout(app, context);
  return app;
}
