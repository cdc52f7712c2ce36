import { formatPaise } from '@kaadu/contracts';
import type { ExperienceOption, GuestPrice } from '@kaadu/contracts/catalogue';

interface ByAge {
  readonly option: Pick<ExperienceOption, 'guest_prices' | 'price'>;
  /** Whether the visitor is signed in and pays the member rate. */
  readonly isMember: boolean;
}

/**
 * Formats prices by age, with GST: "Extra guests per night: under 5 free, 5–11 years ₹630, from 12 years ₹1,260". Null
 * where the price does not depend on age.
 */
export function guestPriceText({ option, isMember }: ByAge): string | null {
  const { guest_prices, price } = option;
  if (guest_prices.length === 0) return null;
  const who = price.unit === 'night' ? 'Extra guests per night' : 'Per person';
  const prices = guest_prices.map((one) => {
    const paise = isMember ? one.member_total : one.total;
    return `${ages(one)} ${paise === 0 ? 'free' : formatPaise(paise)}`;
  });
  return `${who}: ${prices.join(', ')}`;
}

function ages({ from_age, to_age }: GuestPrice): string {
  if (to_age === null) return `from ${from_age} years`;
  return from_age === 0 ? `under ${to_age + 1}` : `${from_age}–${to_age} years`;
}
