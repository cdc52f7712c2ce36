import { paths } from '@kaadu/contracts';
import type { ExperienceCard } from '@kaadu/contracts/cards';
import { itemList } from '../shared/structured-data/item-list';

/** schema.org record of a list of experiences; `start` is the position of the first card in the whole list. */
export function experienceList(cards: readonly ExperienceCard[], base: URL, start?: number) {
  const items = cards.map((card) => ({
    name: card.title,
    href: paths.experience.getHref(card.url, card.primary_key),
  }));
  return itemList(items, base, start);
}
