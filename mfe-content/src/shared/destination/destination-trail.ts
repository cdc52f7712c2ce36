import { paths } from '@kaadu/contracts';
import type { DestinationRef } from '@kaadu/contracts/fields';
import type { Crumb } from '@kaadu/ui';

/** Returns the breadcrumbs of a page about a destination, without the page itself. */
export function destinationTrail({ name, url, primary_key }: DestinationRef): Crumb[] {
  return [
    { name: 'Home', href: paths.home.getHref() },
    { name: 'Guides', href: paths.guides.getHref() },
    { name, href: paths.places.getHref(url, primary_key) },
  ];
}
