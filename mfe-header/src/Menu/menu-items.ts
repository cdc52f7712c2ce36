import { paths } from '@kaadu/contracts';

/** The fixed part of the menu (§2.2); Stories comes before it once a story has loaded. */
export const menuItems = [
  { label: 'Guides', href: paths.guides.getHref() },
  { label: 'About', href: paths.about.getHref() },
] as const;
