import * as z from 'zod';

const WebUrl = z.url({ protocol: /^https?$/ }).max(2_000);

/** Query parameters of the checkout page, set by the shop. */
export const Shop = z.object({
  /** URL to which the outcome is posted. */
  callback_url: WebUrl,
  /** URL to which the browser returns if the visitor cancels. */
  cancel_url: WebUrl,
  name: z.string().max(80).default('The shop'),
  description: z.string().max(200).default(''),
});
export type Shop = z.infer<typeof Shop>;

/** Returns the URL of a step of the checkout. */
export function stepUrl(
  orderId: string,
  step: '' | '/upi' | '/card' | `/payments/${string}`,
  shop: Shop,
): string {
  return `/checkout/${orderId}${step}?${new URLSearchParams(shop).toString()}`;
}
