import { join } from 'node:path';
import { startPart, type Part } from './part';

/** Starts an API process in production mode, without sign-ins or payments. */
export function startApi(port: number, index: number, env: NodeJS.ProcessEnv): Promise<Part> {
  const secret = (name: string) => `topology-${name}-of-at-least-32-characters`;
  return startPart({
    name: `api-${index}`,
    port,
    args: ['--import', 'tsx', join('packages', 'api', 'src', 'main.ts')],
    env: {
      ...env,
      API_PORT: String(port),
      OTP_PEPPER: secret('pepper'),
      // Without sign-ins and payments, neither is called.
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_GATEWAY_URL: 'http://127.0.0.1:9',
      PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9',
      PAYMENT_SANDBOX_KEY_ID: 'topology',
      PAYMENT_SANDBOX_KEY_SECRET: secret('key'),
      PAYMENT_SANDBOX_WEBHOOK_SECRET: secret('webhook'),
    },
  });
}
