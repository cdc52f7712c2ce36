import type { Checkout } from '@kaadu/contracts/booking';

type RazorpayCheckout = Extract<Checkout, { kind: 'razorpay' }>;

/**
 * Options of the gateway's checkout script
 * (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/).
 */
interface RazorpayOptions {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: RazorpayCheckout['prefill'];
  /** With `redirect`, URL that the result is posted to instead of being passed to the page. */
  readonly callback_url: string;
  readonly redirect: true;
  readonly theme: { readonly color: string };
  readonly modal: { readonly ondismiss: () => void };
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open: () => void };
  }
}

const source = 'https://checkout.razorpay.com/v1/checkout.js';
let loading: Promise<void> | undefined;

function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${source} could not be loaded`));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Opens the gateway's dialog over the page. After a payment it leaves for the callback URL.
 * @param onDismiss called when the visitor closes the dialog without paying
 * @throws Error when the gateway's script cannot be loaded
 */
export async function openRazorpay(checkout: RazorpayCheckout, onDismiss: () => void): Promise<void> {
  await loadScript();
  const { Razorpay } = window;
  if (!Razorpay) throw new Error(`${source} did not define Razorpay`);
  const { key_id, order_id, amount, currency, name, description, prefill, callback_url } = checkout;
  new Razorpay({
    key: key_id,
    order_id,
    amount,
    currency,
    name,
    description,
    prefill,
    callback_url,
    redirect: true,
    theme: { color: '#12402f' },
    modal: { ondismiss: onDismiss },
  }).open();
}
