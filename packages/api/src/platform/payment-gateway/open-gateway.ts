import type { SandboxSecrets } from '@kaadu/payment-sandbox/secrets';
import type { Checkout, CheckoutRequest, PaymentGateway } from './payment-gateway';
import { razorpayGateway } from './razorpay-gateway';

/** Settings that choose the payment gateway; `env.ts` requires exactly one. */
export interface GatewaySettings {
  readonly NODE_ENV: string;
  readonly DATA_DIR: string;
  readonly RAZORPAY_KEY_ID?: string;
  readonly RAZORPAY_KEY_SECRET?: string;
  readonly RAZORPAY_WEBHOOK_SECRET?: string;
  readonly PAYMENT_SANDBOX_URL?: string;
  readonly PAYMENT_SANDBOX_KEY_ID?: string;
  readonly PAYMENT_SANDBOX_KEY_SECRET?: string;
  readonly PAYMENT_SANDBOX_WEBHOOK_SECRET?: string;
}

const razorpayOrigin = 'https://api.razorpay.com';
const defaultSandbox = 'http://localhost:4200';

/** Opens Razorpay if the environment has its keys, else a sandbox: the named one, or that of this machine. */
export async function openGateway(env: GatewaySettings): Promise<PaymentGateway> {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = env;
  if (RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET) {
    return razorpayGateway({
      name: 'razorpay',
      origin: razorpayOrigin,
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_WEBHOOK_SECRET,
      checkout: (request) => razorpayCheckout(RAZORPAY_KEY_ID, request),
    });
  }
  return sandboxGateway(env.PAYMENT_SANDBOX_URL ?? defaultSandbox, await sandboxSecrets(env));
}

/** Opens a sandbox. @param origin of the sandbox, as this process and browsers reach it */
export function sandboxGateway(origin: string, secrets: SandboxSecrets): PaymentGateway {
  return razorpayGateway({
    name: 'sandbox',
    origin,
    ...secrets,
    checkout: (request) => ({ kind: 'redirect', url: sandboxCheckout(origin, request) }),
  });
}

async function sandboxSecrets(env: GatewaySettings): Promise<SandboxSecrets> {
  const {
    PAYMENT_SANDBOX_KEY_ID: keyId,
    PAYMENT_SANDBOX_KEY_SECRET: keySecret,
    PAYMENT_SANDBOX_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (keyId && keySecret && webhookSecret) return { keyId, keySecret, webhookSecret };
  if (env.NODE_ENV === 'production') throw new Error('A sandbox has no generated secrets in production.');
  const { developmentSandboxSecrets } = await import('@kaadu/payment-sandbox/secrets');
  return developmentSandboxSecrets(env.DATA_DIR);
}

function sandboxCheckout(
  origin: string,
  { orderId, callbackUrl, cancelUrl, name, description }: CheckoutRequest,
) {
  const url = new URL(`/checkout/${encodeURIComponent(orderId)}`, origin);
  url.search = new URLSearchParams({
    callback_url: callbackUrl,
    cancel_url: cancelUrl,
    name,
    description,
  }).toString();
  return url.href;
}

/** Builds the options of https://checkout.razorpay.com/v1/checkout.js; the page adds `redirect: true`. */
function razorpayCheckout(keyId: string, request: CheckoutRequest): Checkout {
  const { orderId, amount, currency, name, description, callbackUrl, prefill } = request;
  return {
    kind: 'razorpay',
    key_id: keyId,
    order_id: orderId,
    amount,
    currency,
    name,
    description,
    callback_url: callbackUrl,
    prefill,
  };
}
