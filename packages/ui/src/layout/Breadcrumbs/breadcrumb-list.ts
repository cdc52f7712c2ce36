/** A page by name and URL, such as an entry of the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** Path and query. */
  readonly href: string;
  /** Language of the name, if it is not that of the page. */
  readonly lang?: string | undefined;
}

/** Returns the schema.org record of a page's breadcrumbs, including the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[], base: URL) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href, base).href,
    })),
  };
}
