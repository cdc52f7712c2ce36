import { paths } from '@kaadu/contracts';
import type { ExperienceCard } from '@kaadu/contracts/api';

/** schema.org record of a list of experiences, in the order shown; `start` is the first one's place in the whole list. */
export function experienceList(cards: readonly ExperienceCard[], base: URL, start = 1) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: start + index,
      name: card.title,
      url: new URL(paths.experience.getHref(card.url, card.primary_key), base).href,
    })),
  };
}
