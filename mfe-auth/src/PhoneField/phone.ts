import { getCountryCallingCode, parsePhoneNumber, type Country } from 'react-phone-number-input/min';

/** A mobile number in the form the API expects. */
export interface Phone {
  /** With the plus sign. */
  readonly dialCode: string;
  /** National digits, ten at most; empty when none was typed. */
  readonly number: string;
}

/** §9 */
export const defaultCountry = 'IN' satisfies Country;
export const preferredCountries = ['IN', 'US', 'GB', 'AU', 'CA'] as const satisfies readonly Country[];
export const maxDigits = 10;

export function dialCodeOf(country: Country): string {
  return `+${getCountryCallingCode(country)}`;
}

export const emptyPhone: Phone = { dialCode: dialCodeOf(defaultCountry), number: '' };

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** The digits of a typed or pasted number without its dial code, at most ten. */
export function nationalDigits(text: string): string {
  const digits = onlyDigits(text);
  const pasted = digits.length > maxDigits ? parsePhoneNumber(text.trim(), defaultCountry) : undefined;
  return (pasted?.nationalNumber ?? digits).slice(0, maxDigits);
}
