import { site } from '@kaadu/contracts';
import { invitationHref } from '../paths';
import { placeOf } from '../sections';

/** Returns the document title of an admin URL: the record, its section, the area and the site. */
export function pageTitle(pathname: string): string {
  if (pathname === invitationHref) return `Invitation · Admin | ${site.name}`;
  const { section, path } = placeOf(pathname);
  const parts = [...path].reverse();
  return [...parts, section?.title, 'Admin'].filter(Boolean).join(' · ') + ` | ${site.name}`;
}
