/** Negative lookahead after an `@`: `header@1.2.3-abc` names a version and no mailbox. */
export const noVersion = String.raw`(?!\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.-]+)?(?:[\s,:;/"')\]]|\.?(?:\s|$)))`;
const mailAddress = new RegExp(String.raw`[^\s"'(<]+@${noVersion}[^\s"')>]+`, 'g');

/** Replacements, applied in this order. */
const replacements = [
  [/[\p{Cc}\p{Cf}\s]+/gu, ' '],
  // Query strings contain what visitors typed.
  [/(?:\?|#(?!\d))[^\s"')]+/g, ''],
  [mailAddress, '[address]'],
  [/\+?\d(?:[ -]?\d){4,}/g, '[number]'],
  [/[\w-]{32,}/g, '[token]'],
] as const;

/** Returns an error message without queries, e-mail addresses, long numbers and tokens. */
export function withoutPersonalData(message: string): string {
  return replacements.reduce((text, [what, by]) => text.replaceAll(what, by), message).trim();
}
