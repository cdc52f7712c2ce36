import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
  type Country,
} from 'react-phone-number-input/min';

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

/** The digits that the API expects of a number typed in a country: without a trunk prefix, as the 0 of 07911 123456. */
export function nationalNumber(digits: string, country: Country): string {
  return parsePhoneNumber(digits, country)?.nationalNumber ?? digits;
}

/** A number written with its dial code. */
export interface InternationalNumber {
  readonly country: Country;
  /** National digits, ten at most. */
  readonly digits: string;
}

/** Reads a number written with its dial code (+44 20 …, 0044 20 …); undefined for any other text. */
export function internationalNumber(text: string): InternationalNumber | undefined {
  const number = text.trim().replace(/^00/, '+');
  const parsed = number.startsWith('+') ? parsePhoneNumber(number) : undefined;
  if (!parsed || parsed.nationalNumber.length > maxDigits) return undefined;
  // Countries that share a dial code cannot always be told apart, and need not be: the code is what counts.
  const sharesCode = (country: Country) => getCountryCallingCode(country) === parsed.countryCallingCode;
  const country = parsed.country ?? [...preferredCountries, ...getCountries()].find(sharesCode);
  return country && { country, digits: parsed.nationalNumber };
}
