import * as z from 'zod';

const WebAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** What the shop puts into the address of the checkout page. */
export const Shop = z.object({
  /** Where the outcome is POSTed. */
  callback_url: WebAddress,
  /** Where a visitor goes who does not pay. */
  cancel_url: WebAddress,
  name: z.string().max(80).default('The shop'),
  description: z.string().max(200).default(''),
});
export type Shop = z.infer<typeof Shop>;

/** The address of a step of the checkout. */
export function stepAddress(
  orderId: string,
  step: '' | '/upi' | '/card' | `/payments/${string}`,
  shop: Shop,
): string {
  return `/checkout/${orderId}${step}?${new URLSearchParams(shop).toString()}`;
}
