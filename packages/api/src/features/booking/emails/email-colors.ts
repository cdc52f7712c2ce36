import { brandColors } from '../documents/brand-colors';

/** Inline colours of an e-mail by use. `dark` applies where the mail program follows the device. */
export const emailColors = {
  page: { light: brandColors.paperSunken, dark: brandColors.forestDeep },
  card: { light: brandColors.paperRaised, dark: brandColors.forest },
  text: { light: brandColors.ink, dark: brandColors.onDark },
  quiet: { light: brandColors.inkSoft, dark: brandColors.onDarkSoft },
  line: { light: brandColors.line, dark: brandColors.moss },
  link: { light: brandColors.river, dark: brandColors.marigoldSoft },
} as const;

/** The band above the heading. */
export const toneColors = {
  good: brandColors.moss,
  open: brandColors.marigold,
  bad: brandColors.laterite,
} as const;

/** Same in light and dark mode. */
export const buttonColors = { background: brandColors.marigold, text: brandColors.ink } as const;
export const mastColors = { background: brandColors.forest, text: brandColors.onDark } as const;
