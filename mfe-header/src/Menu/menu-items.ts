import { paths } from '@kaadu/contracts';

/** The fixed part of the menu (§2.2); Stories comes before it once a story has loaded. */
export const menuItems = [
  { name: 'guides', href: paths.guides.getHref() },
  { name: 'about', href: paths.about.getHref() },
] as const;
