import { paths } from '@kaadu/contracts';
import type { ExperienceCard } from '@kaadu/contracts/cards';
import type { Crumb } from '@kaadu/ui';

/** Returns the schema.org record of a list of pages. `start` is the position of the first in the whole list. */
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

/**
 * Returns the schema.org record of a list of experiences. `start` is the position of the first card in the whole list.
 */
export function experienceList(cards: readonly ExperienceCard[], base: URL, start?: number) {
  const items = cards.map((card) => ({
    name: card.title,
    href: paths.experience.getHref(card.url, card.primary_key),
  }));
  return itemList(items, base, start);
}
