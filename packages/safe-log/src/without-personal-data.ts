/** Negative lookahead after an `@`: `header@1.2.3-abc` names a version and no mailbox. */
export const noVersion = String.raw`(?!\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.-]+)?(?:[\s,:;/"')\]]|\.?(?:\s|$)))`;
const mailAddress = new RegExp(String.raw`[^\s"'(<]+@${noVersion}[^\s"')>]+`, 'g');

/** Each is replaced, in this order. */
const replacements = [
  [/[\p{Cc}\p{Cf}\s]+/gu, ' '],
  // Queries contain what visitors typed.
  [/(?:\?|#(?!\d))[^\s"')]+/g, ''],
  [mailAddress, '[address]'],
  [/\+?\d(?:[ -]?\d){4,}/g, '[number]'],
  [/[\w-]{32,}/g, '[token]'],
] as const;

/** The message of an error without what may identify a visitor: queries, e-mail addresses, long numbers and tokens. */
export function withoutPersonalData(message: string): string {
  return replacements.reduce((text, [what, by]) => text.replaceAll(what, by), message).trim();
}
