import { site } from '@kaadu/contracts';
import { placeOf } from '../sections';

/** Title of the document at an address of the back office: the record, its section, the area, the site. */
export function pageTitle(pathname: string): string {
  const { section, path } = placeOf(pathname);
  const parts = [...path].reverse();
  return [...parts, section?.title, 'Admin'].filter(Boolean).join(' · ') + ` | ${site.name}`;
}
