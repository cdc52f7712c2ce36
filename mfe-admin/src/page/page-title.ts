import { site } from '@kaadu/contracts';
import { placeOf } from '../sections';

/** Returns the document title of an admin URL: the record, its section, the area and the site. */
export function pageTitle(pathname: string): string {
  const { section, path } = placeOf(pathname);
  const parts = [...path].reverse();
  return [...parts, section?.title, 'Admin'].filter(Boolean).join(' · ') + ` | ${site.name}`;
}
