import { withAsciiDigits, withoutInvisible } from './pasted-text';

/** Digits of a one-time code. */
export const codeLength = 6;
const maxTyped = 12;

/** Six digits, alone or in groups (123 456, 123-456). */
const groups = /(?<!\d)\d(?:[ -]?\d){5}(?![ -]?\d)/;
const afterWord = /(?:code|otp|password|passcode|pin)\D{0,20}?(\d(?:[ -]?\d){5})(?![ -]?\d)/i;

/**
 * Reads a one-time code that was typed or pasted: alone, in groups, in digits of any script, within its
 * message, or twice. Text without a complete code returns its digits, so that a code can be typed.
 */
export function readOneTimeCode(text: string): string {
  const plain = withAsciiDigits(withoutInvisible(text))
    .replaceAll(/\p{Dash_Punctuation}/gu, '-')
    .replaceAll(/\s+/g, ' ');
  const digits = plain.replaceAll(/\D/g, '');
  if (isDoubled(digits)) return digits.slice(0, codeLength);
  const found = afterWord.exec(plain)?.[1] ?? groups.exec(plain)?.[0];
  return (found ?? digits).replaceAll(/\D/g, '').slice(0, maxTyped);
}

/** Whether a code was filled in twice, as some keyboards and password managers do. */
function isDoubled(digits: string): boolean {
  return digits.length === 2 * codeLength && digits.slice(0, codeLength) === digits.slice(codeLength);
}
