import { readEmail } from '@kaadu/contracts/email';
import { readPhoneWithCode, type PhoneReading } from '@kaadu/contracts/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AppError } from '../../../platform/errors/app-error';

/** Calling code of India. */
export const homeCallingCode = '91';

/** A lower-case e-mail address, or null when it is none. */
export function normaliseEmail(text: string): string | null {
  return readEmail(text).email;
}

/**
 * An E.164 number, or null when it is none.
 * @param countryCode dial code, with or without its plus
 * @param phone the national number, or the whole number with a plus
 */
export function normalisePhone(countryCode: string, phone: string): string | null {
  return readPhoneWithCode(countryCode, phone).phone;
}

/** An e-mail address that was entered. @throws AppError invalid, with what to change as the message of the field */
export function requireEmail(text: string, field = 'email'): string {
  const reading = readEmail(text);
  if (reading.email !== null) return reading.email;
  throw new AppError('invalid', reading.problem, { errors: { [field]: [reading.problem] } });
}

/** The E.164 number of a reading. @throws AppError invalid, with what to change as the message of the field */
export function requirePhone(reading: PhoneReading, field = 'phone'): string {
  if (reading.phone !== null) return reading.phone;
  throw new AppError('invalid', reading.problem, { errors: { [field]: [reading.problem] } });
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
