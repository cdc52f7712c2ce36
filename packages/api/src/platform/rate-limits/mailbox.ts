import { domainToASCII } from 'node:url';

/** Providers that ignore dots in the local part, with the canonical domain. */
const withoutDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Returns the canonical name of a mailbox, for limits: without a tag, in lower case. It identifies no person,
 * because some providers have different mailboxes under one name.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const domain = domainToASCII(email.slice(at + 1).replace(/\.$/, '')) || email.slice(at + 1);
  const [name = ''] = email.slice(0, at).normalize('NFKC').toLowerCase().split('+');
  const provider = withoutDots.get(domain);
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}
