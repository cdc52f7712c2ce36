import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';

const Email = z.email().max(254);

/** A lower-case e-mail address, or null when it is none. */
export function normaliseEmail(text: string): string | null {
  const parsed = Email.safeParse(text.trim().toLowerCase());
  return parsed.success ? parsed.data : null;
}

const indianMobile = /^[6-9]\d{9}$/;

/** Calling code of India. */
export const homeCallingCode = '91';

/**
 * An E.164 number, or null when it is none. Numbers of no country (satellites, premium services) are none.
 * @param countryCode dial code, with or without its plus
 * @param phone the national number, or the whole number with a plus
 */
export function normalisePhone(countryCode: string, phone: string): string | null {
  const code = countryCode.replace(/^\+/, '').trim();
  if (!/^[1-9]\d{0,3}$/.test(code) || /[^\d\s()+.-]/.test(phone)) return null;
  const digits = phone.replace(/\D/g, '');
  const whole = phone.trim().startsWith('+') ? digits : code + digits;
  const parsed = parsePhoneNumberFromString(`+${whole}`);
  if (!parsed?.isPossible() || parsed.isNonGeographic()) return null;
  if (!parsed.number.startsWith(`+${code}`)) return null;
  const { countryCallingCode, nationalNumber } = parsed;
  return countryCallingCode !== homeCallingCode || indianMobile.test(nationalNumber) ? parsed.number : null;
}

/**
 * The calling code of an E.164 number, by the number alone: what a client says beside it is not to be trusted.
 * @throws Error when the number has none, which `normalisePhone` does not let through
 */
export function callingCodeOf(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) throw new Error('A number without a calling code');
  return parsed.countryCallingCode;
}
