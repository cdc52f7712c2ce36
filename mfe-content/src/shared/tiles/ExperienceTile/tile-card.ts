import type { ExperienceCard } from '@kaadu/contracts/cards';

/** What a tile needs of its card once the rest is in the markup. */
export type LiveCard = Pick<ExperienceCard, 'primary_key' | 'title' | 'price'>;

/** The card of a tile: whole, or where the browser takes over a tile that the server has rendered, the part that lives on. */
export type TileCard = ExperienceCard | LiveCard;

export function liveCard({ primary_key, title, price }: TileCard): LiveCard {
  return { primary_key, title, price };
}

export function isWhole<Card extends TileCard>(card: Card): card is Card & ExperienceCard {
  return 'card_image' in card;
}

/** Data of a page some of whose cards are shown as tiles only. */
export type WithTiles<Data, Cards extends keyof Data> = Omit<Data, Cards> & {
  readonly [Field in Cards]: readonly TileCard[];
};
