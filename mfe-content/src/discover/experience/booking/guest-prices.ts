import { formatPaise } from '@kaadu/contracts';
import type { ExperienceOption, GuestPrice } from '@kaadu/contracts/catalogue';
import { experienceMessages, type useExperienceText } from '../messages';

interface ByAge {
  readonly option: Pick<ExperienceOption, 'guest_prices' | 'price'>;
  /** Whether the visitor is signed in and pays the member rate. */
  readonly isMember: boolean;
}

/**
 * Formats prices by age, with GST: "Extra guests per night: under 5 free, 5–11 years ₹630, from 12 years ₹1,260". Null
 * where the price does not depend on age.
 */
export function guestPriceText(
  { option, isMember }: ByAge,
  t: ReturnType<typeof useExperienceText> = experienceMessages.in('en'),
): string | null {
  const { guest_prices, price } = option;
  if (guest_prices.length === 0) return null;
  const who = price.unit === 'night' ? t('extraGuestsPerNight') : t('perPerson');
  const prices = guest_prices.map((one) => {
    const paise = isMember ? one.member_total : one.total;
    return `${ages(one, t)} ${paise === 0 ? t('free') : formatPaise(paise)}`;
  });
  return `${who}: ${prices.join(', ')}`;
}

function ages({ from_age, to_age }: GuestPrice, t: ReturnType<typeof useExperienceText>): string {
  if (to_age === null) return t('ageFrom', { age: from_age });
  return from_age === 0 ? t('ageUnder', { age: to_age + 1 }) : t('ageRange', { from: from_age, to: to_age });
}
