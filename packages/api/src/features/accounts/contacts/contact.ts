import { readEmail } from '@kaadu/contracts/email';
import { readPhoneWithCode, type PhoneReading } from '@kaadu/contracts/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AppError } from '../../../platform/errors/app-error';

/** Calling code of India. */
export const homeCallingCode = '91';

/** Normalises an e-mail address to lower case; null when it is invalid. */
export function normaliseEmail(text: string): string | null {
  return readEmail(text).email;
}

/**
 * Normalises a phone number to E.164; null when it is invalid.
 * @param countryCode dial code, with or without its plus
 * @param phone the national number, or the whole number with a plus
 */
export function normalisePhone(countryCode: string, phone: string): string | null {
  return readPhoneWithCode(countryCode, phone).phone;
}

/** Requires a valid e-mail address. @throws AppError invalid, with the correction as the message of the field */
export function requireEmail(text: string, field = 'email'): string {
  const reading = readEmail(text);
  if (reading.email !== null) return reading.email;
  throw new AppError('invalid', reading.problem, { errors: { [field]: [reading.problem] } });
}

/** Returns the E.164 number of a reading. @throws AppError invalid, with the correction as the message of the field */
export function requirePhone(reading: PhoneReading, field = 'phone'): string {
  if (reading.phone !== null) return reading.phone;
  throw new AppError('invalid', reading.problem, { errors: { [field]: [reading.problem] } });
}

/**
 * Returns the calling code of an E.164 number from the number alone, because a client's dial code is untrusted.
 * @throws Error when the number has none, which `normalisePhone` rules out
 */
export function callingCodeOf(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) throw new Error('A number without a calling code');
  return parsed.countryCallingCode;
}
