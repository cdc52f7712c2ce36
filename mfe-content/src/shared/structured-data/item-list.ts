import type { Crumb } from './breadcrumb-list';

/** schema.org record of a list of pages, in the order shown; `start` is the position of the first in the whole list. */
export function itemList(items: readonly Crumb[], base: URL, start = 1) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: start + index,
      name,
      url: new URL(href, base).href,
    })),
  };
}
