/** One step of the way to a page, the page itself last. */
export interface Crumb {
  readonly name: string;
  /** Path and query. */
  readonly href: string;
}

/** schema.org record of the way to a page. */
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
