/**
 * Characters without a visible shape: bidi controls, joiners, variation selectors, and the keycap of emoji
 * digits.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u{20E3}]/gu;
const decimalDigit = /\p{Decimal_Number}/gu;

/** Removes invisible characters, which pasted text often contains. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '');
}

/** Rewrites the decimal digits of every script (९, ೯, ٩, 9) as 0 to 9. */
export function withAsciiDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(decimalDigit, (digit) => String(valueOf(digit)));
}

/** Unicode encodes the ten digits of a script consecutively, with no other digit before them. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const isDigit = (candidate: number) => /^\p{Decimal_Number}$/u.test(String.fromCodePoint(candidate));
  let zero = code;
  while (zero > 0 && isDigit(zero - 1)) zero -= 1;
  return (code - zero) % 10;
}
