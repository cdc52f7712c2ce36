import { paths, site, type PageMeta } from '@kaadu/contracts';
import { breadcrumbList } from '@kaadu/ui';
import { organization } from '../structured-data/organization';

export const homeTrail = [{ name: 'Home', href: paths.home.getHref() }];

interface InfoPage {
  readonly name: string;
  readonly href: string;
  readonly description: string;
}

/** Returns the meta data of a page about the business. */
export function infoMeta({ name, href, description }: InfoPage) {
  return (_data: undefined, { url }: { url: URL }): PageMeta => ({
    title: `${name} | ${site.name}`,
    description,
    canonical: href,
    structuredData: [breadcrumbList([...homeTrail, { name, href }], url), organization(url)],
  });
}
