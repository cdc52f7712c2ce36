import { z } from 'zod';

const key = z.string().min(1).optional();
const secret = z.string().min(32, 'must have at least 32 characters').optional();

/** Environment variables that choose a payment gateway. */
export const gatewayVariables = {
  RAZORPAY_KEY_ID: key,
  RAZORPAY_KEY_SECRET: key,
  RAZORPAY_WEBHOOK_SECRET: key,
  /** Origin of a payment sandbox, as this process and browsers reach it. */
  PAYMENT_SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENT_SANDBOX_KEY_ID: key,
  PAYMENT_SANDBOX_KEY_SECRET: secret,
  PAYMENT_SANDBOX_WEBHOOK_SECRET: secret,
};

const razorpay = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
const sandbox = [
  'PAYMENT_SANDBOX_KEY_ID',
  'PAYMENT_SANDBOX_KEY_SECRET',
  'PAYMENT_SANDBOX_WEBHOOK_SECRET',
] as const;

type Variables = { readonly [Name in keyof typeof gatewayVariables]?: string };

/**
 * Returns the names of missing variables, with the reason. Keys come in pairs, and production needs those of
 * Razorpay, or names a sandbox and its keys.
 */
export function missingGatewayVariables(
  env: Variables,
  production: boolean,
): { name: string; message: string }[] {
  const wanted = razorpay.some((name) => env[name]) ? razorpay : sandboxVariables(env, production);
  const missing = wanted.filter((name) => !env[name]);
  if (production && missing.length === sandbox.length + 1)
    return [{ name: 'RAZORPAY_KEY_ID', message: 'or PAYMENT_SANDBOX_URL is required in production' }];
  return missing.map((name) => ({
    name,
    message: 'is required with the other settings of its payment gateway',
  }));
}

function sandboxVariables(env: Variables, production: boolean) {
  if (production) return ['PAYMENT_SANDBOX_URL', ...sandbox] as const;
  return sandbox.some((name) => env[name]) ? sandbox : [];
}
