import { generateSandboxSecrets, startSandbox } from '@kaadu/payment-sandbox';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxGateway } from '../../platform/payment-gateway/open-gateway';

/**
 * Starts a payment sandbox with short delays. Call `close` at the end.
 * @param apiOrigin of the API that receives webhooks, once it listens
 * @param refundMs milliseconds until a refund is processed
 */
export async function startTestGateway(apiOrigin: () => string, refundMs = 200) {
  const folder = await mkdtemp(join(tmpdir(), 'kaadu-gateway-'));
  const secrets = generateSandboxSecrets();
  const sandbox = await startSandbox({
    port: 0,
    folder,
    webhookUrl: () => `${apiOrigin()}/payments/webhook`,
    ...secrets,
    retryMs: 50,
    pendingMs: 200,
    refundMs,
  });
  return {
    gateway: sandboxGateway(sandbox.origin, secrets),
    origin: sandbox.origin,
    secrets,
    /** Posts JSON to the sandbox's control API (see its README), such as `/sandbox/orders/:id/pay`. */
    control: async (path: string, body: unknown) => {
      const response = await fetch(sandbox.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    /** Returns the complete state of the sandbox. */
    state: async (): Promise<unknown> => (await fetch(`${sandbox.origin}/sandbox/state`)).json(),
    close: async () => {
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
}
export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;
