/** A page by name and address, such as one entry of the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** Path and query. */
  readonly href: string;
}

/** schema.org record of a page's breadcrumbs, the page itself included. */
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
