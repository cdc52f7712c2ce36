import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';
import { withAsciiDigits, withoutInvisible } from './pasted-text';

/** Country of a number without a country code, unless another one is selected. */
export const homeCountry = 'IN' satisfies CountryCode;
const homeCallingCode = '91';
const indianMobile = /^[6-9]\d{9}$/;

/** A valid phone number, or the correction that it needs. */
export type PhoneReading =
  | {
      /** E.164. */
      readonly phone: string;
      /** Digits of the country code. */
      readonly callingCode: string;
      /** Digits after the country code. */
      readonly nationalNumber: string;
      /** Undefined where countries share a code and the number does not say which. */
      readonly country: CountryCode | undefined;
    }
  | { readonly phone: null; readonly problem: string };

/** Digits of a typed number, and whether a country code is among them. */
interface Digits {
  readonly digits: string;
  readonly isInternational: boolean;
}

/**
 * Reads a phone number that was typed or pasted, in any common notation: digits of any script, `tel:` links, `00` for `+`,
 * brackets, invisible characters. A number without a country code is one of `country`.
 */
export function readPhone(text: string, country: CountryCode = homeCountry): PhoneReading {
  const typed = digitsOf(text);
  if (typeof typed === 'string') return refused(typed);
  const { digits, isInternational } = typed;
  const parsed = isInternational
    ? parsePhoneNumberFromString(`+${digits}`)
    : parsePhoneNumberFromString(digits, country);
  if (isInternational && parsed && hasTrunkZero(digits, parsed)) {
    return refused(`Leave out the 0 after the country code +${parsed.countryCallingCode}.`);
  }
  return checked(parsed, isInternational);
}

/**
 * Reads a number typed next to a selected country code. A country code in the number itself must be the same.
 * @param callingCode with or without its plus
 */
export function readPhoneWithCode(callingCode: string, text: string): PhoneReading {
  const code = callingCode.trim().replace(/^\+/, '');
  if (!/^[1-9]\d{0,3}$/.test(code)) return refused('Choose the country of the phone number.');
  const typed = digitsOf(text);
  if (typeof typed === 'string') return refused(typed);
  if (!typed.isInternational) return checked(parsePhoneNumberFromString(`+${code}${typed.digits}`), true);
  return typed.digits.startsWith(code)
    ? readPhone(text)
    : refused(`The number has another country code than +${code}. Choose its country.`);
}

/**
 * Reads a number that carries its country code, also while it is being typed; null for any other text. The number need
 * not exist.
 */
export function readInternational(
  text: string,
): { country?: CountryCode; callingCode: string; nationalNumber: string } | null {
  const typed = digitsOf(text);
  if (typeof typed === 'string' || !typed.isInternational) return null;
  const parsed = parsePhoneNumberFromString(`+${typed.digits}`);
  return parsed?.isPossible()
    ? {
        country: parsed.country,
        callingCode: parsed.countryCallingCode,
        nationalNumber: parsed.nationalNumber,
      }
    : null;
}

const refused = (problem: string): PhoneReading => ({ phone: null, problem });
const malformed = 'Enter one phone number in digits, such as +91 98450 12345.';

function checked(parsed: PhoneNumber | undefined, isInternational: boolean): PhoneReading {
  if (parsed?.countryCallingCode === homeCallingCode && !indianMobile.test(parsed.nationalNumber)) {
    const mobile = 'Enter an Indian mobile number: ten digits that start with 6, 7, 8 or 9.';
    return refused(
      isInternational ? mobile : `${mobile} Start a number of another country with + and its code.`,
    );
  }
  if (!parsed?.isValid() || parsed.isNonGeographic()) {
    return refused('This phone number does not exist. Check its digits and its country code.');
  }
  const { number, countryCallingCode, nationalNumber, country } = parsed;
  return { phone: number, callingCode: countryCallingCode, nationalNumber, country };
}

/** Whether the domestic trunk prefix 0 follows the country code, as in +44 07911 123456. */
function hasTrunkZero(digits: string, { countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  return digits.startsWith(`${countryCallingCode}0`) && !nationalNumber.startsWith('0');
}

/** Returns the digits of a number, or the problem with the text. */
function digitsOf(text: string): Digits | string {
  const plain = withoutLink(withAsciiDigits(withoutInvisible(text)).trim());
  if (plain === '') return 'Enter a phone number.';
  const international = /^[([\s]*(?:\+|00)/.test(plain);
  const written = international ? plain.replaceAll(/[([]\s*0\s*[)\]]/g, '') : plain;
  const compact = written
    .replaceAll(/[\s()[\]./\u{2212}\p{Dash_Punctuation}]/gu, '')
    .replace(/^(\++|00)/, '+');
  const [, plus, digits] = /^(\+?)(\d+)$/.exec(compact) ?? [];
  return digits === undefined ? malformed : { digits, isInternational: plus === '+' };
}

/** Returns the number of a `tel:` link, or after a label such as "Mobile:". */
function withoutLink(text: string): string {
  const link = /^(?:tel|callto|sms):(?:\/\/)?([^;?]*)(?:.*;phone-context=(\+\d+))?/i.exec(text);
  if (!link) return text.replace(/^\p{L}[\p{L}\s.]*[:.]\s*/u, '');
  const [, number = '', context = ''] = link;
  return `${context}${number.replaceAll(/%2B/gi, '+').replaceAll(/%20/g, ' ')}`;
}
