import { z } from 'zod';

const Email = z.email().max(254);

/** A lower-case e-mail address, or null when it is none. */
export function normaliseEmail(text: string): string | null {
  const parsed = Email.safeParse(text.trim().toLowerCase());
  return parsed.success ? parsed.data : null;
}

/** Digits after the country code that a number may have (E.164 allows 15 in all). */
const nationalNumber = /^\d{4,14}$/;
const indianMobile = /^[6-9]\d{9}$/;

/**
 * An E.164 number, or null when it is none.
 * @param countryCode dial code, with or without its plus
 * @param phone the national number, or the whole number with a plus
 */
export function normalisePhone(countryCode: string, phone: string): string | null {
  const code = countryCode.replace(/^\+/, '').trim();
  if (!/^[1-9]\d{0,3}$/.test(code) || /[^\d\s()+.-]/.test(phone)) return null;
  const digits = phone.replace(/\D/g, '');
  const international = phone.trim().startsWith('+');
  if (international && !digits.startsWith(code)) return null;
  const national = international ? digits.slice(code.length) : digits.replace(/^0+/, '');
  const valid = code === '91' ? indianMobile.test(national) : nationalNumber.test(national);
  return valid && code.length + national.length <= 15 ? `+${code}${national}` : null;
}
