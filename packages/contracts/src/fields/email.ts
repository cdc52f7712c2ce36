import { withoutInvisible } from './pasted-text';

/** Longest e-mail address, and its longest part before the @ (RFC 5321). */
export const maxEmailLength = 254;
const maxLocalLength = 64;
const maxLabelLength = 63;

/** A valid e-mail address, or the correction that it needs. */
export type EmailReading = { readonly email: string } | { readonly email: null; readonly problem: string };

const example = 'Enter a valid e-mail address, like asha@example.com.';
const localPattern = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainCharacters = /^[\p{L}\p{M}\p{N}.\-\u{200C}\u{200D}]+$/u;
const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const topLevel = /^([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Faults of a whole text, in the order in which they are reported. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'Enter an e-mail address.'],
  [/\p{Cc}|\p{Zl}|\p{Zp}/u, 'Remove the line breaks and control characters from the e-mail address.'],
  [/[<>"]/, 'Enter the address alone, without angle brackets and quotation marks.'],
  [/[,;]$/, 'Remove the comma or semicolon at the end.'],
  [/[,;]/, 'Enter one e-mail address, without commas and semicolons.'],
  [/\s/, 'Remove the spaces from the e-mail address.'],
  [/^[^@]*$/, 'The @ is missing. An e-mail address looks like asha@example.com.'],
  [/@.*@/, 'An e-mail address has one @, not several.'],
  [/\.$/, 'Remove the full stop at the end.'],
  [/\.\./, 'Remove one of the two full stops in a row.'],
  [/^\./, 'Remove the full stop at the beginning.'],
  [/\.@/, 'Remove the full stop before the @.'],
  [/@\./, 'Remove the full stop after the @.'],
];

/**
 * Reads an e-mail address that was typed or pasted. Returns it in lower case, with its domain in ASCII:
 * `asha@उदाहरण.भारत` becomes `asha@xn--p1b6ci4b4b3a.xn--h2brj9c`, so that both forms are one address.
 */
export function readEmail(text: string): EmailReading {
  const typed = clean(text);
  const fault = faults.find(([pattern]) => pattern.test(typed));
  if (fault) return refused(fault[1]);
  const at = typed.indexOf('@');
  const local = withoutInvisible(typed.slice(0, at)).toLowerCase();
  if (local.length > maxLocalLength) {
    return refused(`The part before the @ may have at most ${maxLocalLength} characters.`);
  }
  if (/[^\p{ASCII}]/u.test(local)) return refused('Use only Latin letters without accents before the @.');
  const domain = asciiDomain(typed.slice(at + 1));
  if (domain === null) return refused('Check the part after the @. It looks like example.com.');
  if (!localPattern.test(local)) return refused(example);
  const email = `${local}@${domain}`;
  return email.length > maxEmailLength
    ? refused(`An e-mail address may have at most ${maxEmailLength} characters.`)
    : { email };
}

const refused = (problem: string): EmailReading => ({ email: null, problem });

/**
 * Removes full-width characters, East Asian full stops, `mailto:` and invisible characters around the
 * address.
 */
function clean(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\u{3002}', '.')
    .replaceAll(/[^\P{Cf}\u{200C}\u{200D}]/gu, '')
    .replaceAll(/^[\s\u{200C}\u{200D}]+|[\s\u{200C}\u{200D}]+$/gu, '')
    .replace(/^mailto:/i, '');
}

/** Returns the ASCII form of a domain name with at least two labels; null for any other text. */
function asciiDomain(text: string): string | null {
  if (!domainCharacters.test(text) || !URL.canParse(`http://${text}`)) return null;
  const host = new URL(`http://${text}`).hostname;
  const labels = host.split('.');
  const isName = labels.every((one) => one.length <= maxLabelLength && label.test(one));
  return isName && labels.length > 1 && topLevel.test(labels.at(-1) ?? '') ? host : null;
}
