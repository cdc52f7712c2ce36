import { withAsciiDigits, withoutInvisible } from '@kaadu/contracts/pasted-text';
import { readInternational, readPhone } from '@kaadu/contracts/phone';
import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
  type Country,
} from 'react-phone-number-input/min';

/** A mobile number in the form the API expects. */
export interface Phone {
  /** Dial code with the plus sign. */
  readonly dialCode: string;
  /** National digits; empty when none was typed. */
  readonly number: string;
}

/** Country preselected before the look-up (§9). */
export const defaultCountry = 'IN' satisfies Country;
export const preferredCountries = ['IN', 'US', 'GB', 'AU', 'CA'] as const satisfies readonly Country[];
export const maxDigits = 10;

export function dialCodeOf(country: Country): string {
  return `+${getCountryCallingCode(country)}`;
}

export const emptyPhone: Phone = { dialCode: dialCodeOf(defaultCountry), number: '' };

export function onlyDigits(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, '');
}

/** Returns the digits that the API expects, without a trunk prefix such as the 0 of 07911 123456. */
export function nationalNumber(digits: string, country: Country): string {
  return parsePhoneNumber(digits, country)?.nationalNumber ?? digits;
}

/** A number with its country. */
export interface InternationalNumber {
  readonly country: Country;
  /** National digits. */
  readonly digits: string;
}

/** Countries that share the numbering plan of another country, which visitors look for instead. */
const sharedPlans: Partial<Record<Country, Country>> = { GG: 'GB', IM: 'GB', JE: 'GB' };

/** Reads a number written with its dial code (+44 20 …, 0044 20 …, tel:+44-20-…); undefined for any other text. */
export function internationalNumber(text: string): InternationalNumber | undefined {
  const read = readInternational(text);
  if (!read) return undefined;
  // Countries that share a dial code cannot always be distinguished. Only the code matters.
  const sharesCode = (country: Country) => getCountryCallingCode(country) === read.callingCode;
  const found = read.country ?? [...preferredCountries, ...getCountries()].find(sharesCode);
  return found && { country: sharedPlans[found] ?? found, digits: read.nationalNumber };
}

/** Result of reading a pasted text: a whole number, part of one, or unreadable. */
export type PastedNumber =
  | { readonly is: 'whole'; readonly number: InternationalNumber }
  | { readonly is: 'digits'; readonly digits: string }
  | { readonly is: 'unreadable' };

/** Reads pasted text. Never mistakes a number of another country for one of the selected country. */
export function pastedNumber(text: string, country: Country): PastedNumber {
  const international = internationalNumber(text);
  if (international) return { is: 'whole', number: international };
  const reading = readPhone(text, country);
  if (reading.phone !== null) {
    return { is: 'whole', number: { country, digits: reading.nationalNumber } };
  }
  const digits = onlyDigits(text);
  const hasDialCode = /^[^\p{L}\d]*(\+|00)/u.test(withAsciiDigits(withoutInvisible(text)));
  return hasDialCode || digits.length > maxDigits ? { is: 'unreadable' } : { is: 'digits', digits };
}
